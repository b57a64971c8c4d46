import { describe, expect, it } from 'vitest';
import { characterEntry, dataset, lightConeEntry } from '../../test/real-data.ts';
import type { CharacterId, ItemId, LightConeId } from '../dataset/index.ts';
import {
  CUSTOM_PATHS,
  CUSTOM_RARITIES,
  type CustomCharacter,
  completeCharacter,
  completeLightCone,
  familyItems,
} from './custom.ts';
import { newCharacterEntry, newLightConeEntry } from './entry.ts';
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

  it('counts no weekly material while it is unknown, but Tracks of Destiny', () => {
    const cost = materials(dataset, made({ ...asSeele, weekly: null }));
    expect(cost.get(110502 as ItemId)).toBeUndefined();
    expect(cost.get(241 as ItemId)).toBe(8);
  });

  it('is saved only when its materials are chosen', () => {
    const none = { ...asSeele, ascension: null, traceFamily: null };
    expect(completeCharacter(none)).toEqual({ ok: false, error: { code: 'CUSTOM_NO_MATERIALS' } });
    expect(completeCharacter({ ...asSeele, ascension: null })).toEqual({
      ok: false,
      error: { code: 'CUSTOM_NO_ASCENSION' },
    });
    for (const missing of [{ traceFamily: null }, { commonFamily: null }]) {
      expect(completeCharacter({ ...asSeele, ...missing })).toEqual({
        ok: false,
        error: { code: 'CUSTOM_NO_FAMILY' },
      });
    }
    expect(completeCharacter(asSeele)).toEqual({ ok: true, value: asSeele });
  });
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
  });

  it('is saved only when its families are chosen', () => {
    const draft = {
      name: 'x',
      rarity: 5,
      path: 'hunt',
      traceFamily: 1201,
      commonFamily: 1402,
    } as const;
    expect(completeLightCone(draft)).toEqual({ ok: true, value: draft });
    expect(completeLightCone({ ...draft, traceFamily: null })).toEqual({
      ok: false,
      error: { code: 'CUSTOM_NO_FAMILY' },
    });
  });
});

it('a family is listed lowest tier first', () => {
  expect(familyItems(dataset, family(110122))).toEqual([110121, 110122, 110123]);
  expect(familyItems(dataset, 1)).toEqual([]);
});
