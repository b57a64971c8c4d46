import { describe, expect, it } from 'vitest';
import { characterEntry, dataset, lightConeEntry } from '../../test/real-data.ts';
import {
  CUSTOM_PATHS,
  CUSTOM_RARITIES,
  type CustomCharacter,
  NO_FAMILY,
} from '../dataset/custom.ts';
import type { CharacterId, ItemId, LightConeId } from '../dataset/index.ts';
import {
  completeCharacter,
  completeLightCone,
  customCharacter,
  customLightCone,
  familyItems,
} from './custom.ts';
import { setCustomCharacter, setLevel } from './edit.ts';
import {
  eidolonBonus,
  isKnown,
  newCharacterEntry,
  newLightConeEntry,
  pointsOf,
  subjectOf,
} from './entry.ts';
import { materials } from './requirements.ts';
import { validateEntry } from './validate.ts';

const family = (id: number) => dataset.items.get(id as ItemId)?.family ?? 0;

/** Seele's own materials: a custom character made of them must cost what she costs. */
const asSeele: CustomCharacter = {
  name: 'Nobody yet',
  rarity: 5,
  path: 'hunt',
  ascension: 110406 as ItemId,
  traceFamily: family(110121),
  commonFamily: family(111011),
  weekly: 110502 as ItemId,
};
const made = (custom: CustomCharacter) => {
  const entry = newCharacterEntry(dataset, 1_700_000_000_000 as CharacterId, { now: 1, custom });
  if (!entry) throw new Error('The game has figures for it.');
  return entry;
};

describe('a custom character', () => {
  it('of Seele’s rarity, path and materials costs what Seele costs', () => {
    expect(materials(dataset, made(asSeele))).toEqual(materials(dataset, characterEntry(1102)));
  });

  it('of four stars and of a protagonist cost what those cost', () => {
    const march = {
      ...asSeele,
      rarity: 4,
      path: 'preservation',
      ascension: 110403,
      traceFamily: family(110141),
      weekly: 110501,
    } as CustomCharacter;
    expect(materials(dataset, made(march))).toEqual(materials(dataset, characterEntry(1001)));
    const trailblazer = {
      ...march,
      rarity: 6,
      path: 'destruction',
      ascension: 110400,
      traceFamily: family(110111),
    } as CustomCharacter;
    expect(materials(dataset, made(trailblazer))).toEqual(materials(dataset, characterEntry(8001)));
  });

  it('can be made of every rarity and path that is offered', () => {
    expect(CUSTOM_PATHS).toHaveLength(7);
    for (const rarity of CUSTOM_RARITIES) {
      for (const path of CUSTOM_PATHS) {
        const entry = made({ ...asSeele, rarity, path });
        expect(validateEntry(dataset, entry)).toEqual({ ok: true, value: entry });
      }
    }
  });

  it('has the tree of its path, and is worked out once', () => {
    for (const [path, id] of [
      ['hunt', 1102],
      ['harmony', 1101],
      ['nihility', 1005],
    ] as const) {
      const entry = made({ ...asSeele, path });
      const tree = (points: ReturnType<typeof pointsOf>) =>
        points.map(({ anchor, parents }) => [anchor, parents.length]);
      expect(tree(pointsOf(dataset, entry))).toEqual(tree(pointsOf(dataset, characterEntry(id))));
      expect(subjectOf(dataset, entry)).toBe(subjectOf(dataset, entry));
      expect(subjectOf(dataset, entry)?.pageId).toBe('');
      expect(
        eidolonBonus(dataset, { ...entry, eidolon: 6 }, pointsOf(dataset, entry)[0] as never),
      ).toBe(0);
    }
  });

  it('is not known to raise the stats of the one whose costs it borrows', () => {
    const points = pointsOf(dataset, made(asSeele));
    expect(points.flatMap(({ stats }) => stats)).toEqual([]);
  });

  it('made another keeps its levels, and its skills and traces by their places', () => {
    const before = setLevel(dataset, made(asSeele), 'from', 20);
    const after = setCustomCharacter(dataset, before, { ...asSeele, path: 'harmony', rarity: 4 });
    expect(after.custom?.path).toBe('harmony');
    expect([after.from, after.to]).toEqual([before.from, before.to]);
    expect(Object.values(after.skills)).toEqual(Object.values(before.skills));
    expect(Object.keys(after.traces)).toHaveLength(Object.keys(before.traces).length);
    expect(Object.keys(after.traces)).not.toEqual(Object.keys(before.traces));
    expect(validateEntry(dataset, after).ok).toBe(true);
    expect(setCustomCharacter(dataset, before, { ...asSeele, rarity: 9 } as never)).toBe(before);
  });

  it('counts no weekly material while it is unknown, but Tracks of Destiny', () => {
    const cost = materials(dataset, made({ ...asSeele, weekly: null }));
    const all = materials(dataset, made(asSeele));
    all.delete(110502 as ItemId);
    expect(cost).toEqual(all);
    expect(cost.get(241 as ItemId)).toBe(8);
  });

  it('counts no materials of common enemies while their family is unknown', () => {
    const entry = made({ ...asSeele, commonFamily: NO_FAMILY });
    const rest = [...materials(dataset, made(asSeele))].filter(
      ([id]) => dataset.items.get(id)?.purpose !== 'commonDrop',
    );
    expect(materials(dataset, entry)).toEqual(new Map(rest));
    expect(isKnown(dataset, entry)).toBe(true);
  });

  it('is saved only when its materials are chosen', () => {
    const none = { ...asSeele, ascension: null, traceFamily: null };
    expect(completeCharacter(none)).toEqual({ ok: false, error: { code: 'CUSTOM_NO_MATERIALS' } });
    expect(completeCharacter({ ...asSeele, ascension: null })).toEqual({
      ok: false,
      error: { code: 'CUSTOM_NO_ASCENSION' },
    });
    expect(completeCharacter({ ...asSeele, traceFamily: null })).toEqual({
      ok: false,
      error: { code: 'CUSTOM_NO_FAMILY' },
    });
    expect(completeCharacter(asSeele)).toEqual({ ok: true, value: asSeele });
    const noCommon = { ...asSeele, commonFamily: NO_FAMILY };
    expect(completeCharacter(noCommon)).toEqual({ ok: true, value: noCommon });
  });
});

describe('one custom character or light cone asked for in several ways', () => {
  const id = 1_700_000_000_000;
  const asCone = { ...asSeele, rarity: 5 } as const;
  /** The same game in which nothing costs anything. */
  const free = <Subject extends { readonly ascensions: readonly object[] }>(
    subjects: ReadonlyMap<unknown, Subject>,
  ) =>
    new Map(
      [...subjects].map(([key, subject]) => [
        key,
        { ...subject, ascensions: subject.ascensions.map((row) => ({ ...row, cost: [] })) },
      ]),
    );
  const otherTables = {
    ...dataset,
    characters: free(dataset.characters),
    lightCones: free(dataset.lightCones),
  } as unknown as typeof dataset;

  it.each([
    ['character', customCharacter, asSeele],
    ['light cone', customLightCone, asCone],
  ] as const)(
    '%s: each answer is of the tables and of the id that it was asked for',
    (_what, ask, custom) => {
      const costs = (tables: typeof dataset) =>
        ask(tables, id, custom as never)?.ascensions.flatMap((row) => row.cost);
      expect(costs(dataset)).not.toEqual([]);
      expect(costs(otherTables)).toEqual([]);
      expect(costs(dataset)).not.toEqual([]);
      expect([id, id + 1].map((one) => ask(dataset, one, custom as never)?.id)).toEqual([
        id,
        id + 1,
      ]);
    },
  );
});

describe('a custom light cone', () => {
  it.each([
    [23001, 5],
    [21000, 4],
    [20000, 3],
  ] as const)('of the materials of %i costs what that costs', (id, rarity) => {
    const like = dataset.lightCones.get(id as LightConeId);
    const used = [...materials(dataset, lightConeEntry(id)).keys()];
    const familyOf = (purpose: string) =>
      used.map((one) => dataset.items.get(one)).find((one) => one?.purpose === purpose)?.family ??
      0;
    const custom = {
      name: 'A cone',
      rarity,
      path: like?.path ?? 'hunt',
      traceFamily: familyOf('trace'),
      commonFamily: familyOf('commonDrop'),
    };
    const entry = newLightConeEntry(dataset, 9e12 as LightConeId, { now: 1, custom });
    if (!entry) throw new Error('The game has figures for it.');
    expect(materials(dataset, entry)).toEqual(materials(dataset, lightConeEntry(id)));
    expect(entry.enabled).toBe(true);
    expect(subjectOf(dataset, entry)).toBe(subjectOf(dataset, entry));
    expect(subjectOf(dataset, entry)?.pageId).toBe('');
  });

  it('of nobody, or of a rarity that is none, is no entry', () => {
    const now = { now: 1 };
    expect(newCharacterEntry(dataset, 7 as CharacterId, now)).toBeUndefined();
    expect(newLightConeEntry(dataset, 7 as LightConeId, now)).toBeUndefined();
    const none = { ...asSeele, rarity: 9 } as never;
    expect(newCharacterEntry(dataset, 8 as CharacterId, { ...now, custom: none })).toBeUndefined();
    expect(newLightConeEntry(dataset, 8 as LightConeId, { ...now, custom: none })).toBeUndefined();
    expect(
      newCharacterEntry(dataset, 1102 as CharacterId, { now: 1, enhanced: 9 }),
    ).toBeUndefined();
  });

  it('is saved only when the family of its path is chosen', () => {
    const draft = {
      name: 'x',
      rarity: 5,
      path: 'hunt',
      traceFamily: 1201,
      commonFamily: 1402,
    } as const;
    expect(completeLightCone(draft)).toEqual({ ok: true, value: draft });
    const noCommon = { ...draft, commonFamily: NO_FAMILY };
    expect(completeLightCone(noCommon)).toEqual({ ok: true, value: noCommon });
    expect(completeLightCone({ ...draft, traceFamily: null })).toEqual({
      ok: false,
      error: { code: 'CUSTOM_NO_FAMILY' },
    });
  });
});

it('no family is a number, which versions that ask for one can read, and no family of the game', () => {
  expect(Number.isInteger(NO_FAMILY)).toBe(true);
  expect(familyItems(dataset, NO_FAMILY)).toEqual([]);
});

it('a family is listed lowest tier first', () => {
  expect(familyItems(dataset, family(110122))).toEqual([110121, 110122, 110123]);
  expect(familyItems(dataset, 1)).toEqual([]);
});
