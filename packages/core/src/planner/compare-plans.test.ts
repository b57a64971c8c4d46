import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterEntry, dataset, lightConeEntry, SEELE } from '../../test/real-data.ts';
import type { CharacterId, LightConeId } from '../dataset/index.ts';
import { comparePlans } from './compare-plans.ts';
import { setLevel } from './edit.ts';
import type { CharacterEntry, Entry } from './entry.ts';
import { fitEntry } from './fit-entry.ts';
import { takeOver } from './take-over.ts';
import { hasCurrent, travellingEntries, withoutCurrent } from './travelling-entries.ts';
import { validateEntry } from './validate.ts';

const NOW = 1000;
const goal = { now: NOW, withCurrent: false };
const seele = (from: number, to: number): Entry =>
  setLevel(dataset, setLevel(dataset, characterEntry(SEELE), 'to', to), 'from', from);
const compare = (mine: readonly Entry[], theirs: readonly Entry[], options = goal) =>
  comparePlans(dataset, mine, theirs, options);

describe('another plan beside one’s own (P44)', () => {
  it('has what is new, for one who has not begun', () => {
    const [line] = compare([], [seele(40, 80)]);
    expect(line).toMatchObject({ kind: 'new', theirs: { from: { level: 40 } } });
    expect(line?.after).toMatchObject({ from: { level: 1 }, to: { level: 80 }, entryId: NOW });
    expect(line && hasCurrent(line.after)).toBe(false);
  });

  it('has the goal of what both plan, never behind what is there', () => {
    const [line] = compare([seele(50, 70)], [seele(20, 80)]);
    expect(line).toMatchObject({ kind: 'planned', mine: { to: { level: 70 } } });
    expect(line?.after).toMatchObject({ from: { level: 50 }, to: { level: 80 }, entryId: 1 });
    const [behind] = compare([seele(50, 70)], [seele(1, 30)]);
    expect(behind?.after).toMatchObject({ from: { level: 50 }, to: { level: 50 } });
  });

  it('says what is the same', () => {
    expect(compare([seele(20, 80)], [seele(60, 80)])).toMatchObject([{ kind: 'same' }]);
  });

  it('takes over where the other is only if the player says so', () => {
    const lines = compare([seele(20, 70)], [seele(60, 80)], { ...goal, withCurrent: true });
    expect(lines[0]?.after).toMatchObject({ from: { level: 60 }, to: { level: 80 } });
  });

  it('bears what the data do not know', () => {
    const stranger = { ...characterEntry(SEELE), id: 9999 as CharacterId, entryId: 7 };
    expect(compare([], [stranger])).toMatchObject([{ kind: 'unknown', after: { id: 9999 } }]);
    expect(compare([stranger], [stranger])).toMatchObject([{ kind: 'same' }]);
    const variant = { ...characterEntry(SEELE), enhanced: 9 };
    expect(compare([], [variant])[0]?.kind).toBe('unknown');
    expect(compare([seele(20, 70)], [variant])[0]?.after).toEqual(seele(20, 70));
  });

  it('has each copy of a light cone for one of one’s own, and a character once', () => {
    const copy = (entryId: number) => ({ ...lightConeEntry(23001), entryId, priority: entryId });
    const lines = compare([copy(1)], [copy(1), copy(2), { ...seele(1, 80), priority: 5 }]);
    expect(lines.map(({ kind }) => kind)).toEqual(['same', 'new', 'new']);
    const twice = [seele(1, 80), { ...seele(1, 60), entryId: 2, priority: 1 }];
    expect(compare([], twice)).toHaveLength(1);
  });
});

describe('taking over (P44)', () => {
  const bronya = { ...characterEntry(1101), entryId: 9, priority: 1 };

  it('changes goals in their place, and puts what is new behind all others', () => {
    const mine = [seele(20, 70), bronya];
    const lightCone = { ...lightConeEntry(23001), entryId: 3, priority: 4 };
    const taken = takeOver(mine, compare(mine, [seele(1, 80), lightCone]));
    expect(taken.map(({ id, priority }) => [id, priority])).toEqual([
      [SEELE, 0],
      [1101, 1],
      [23001, 2],
    ]);
    expect(taken[0]).toMatchObject({ from: { level: 20 }, to: { level: 80 } });
  });

  it('takes nothing twice, where another tab was faster', () => {
    const lines = compare([], [seele(1, 80)]);
    const once = takeOver([], lines);
    expect(takeOver(once, lines)).toBe(once);
  });
});

/** Entries as no editor makes them, of things that are there. */
const anyEntry = fc
  .record({
    levels: fc.tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 999 })),
    ascensions: fc.tuple(fc.nat({ max: 20 }), fc.nat({ max: 20 })),
    skills: fc.dictionary(
      fc.constantFrom('1102001', '1102002', '1102101', '7', '1102007'),
      fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 })),
    ),
    traces: fc.dictionary(
      fc.constantFrom('1102101', '1102103', '1102201', '1102001', '9'),
      fc.constantFrom('selected' as const, 'unlocked' as const),
    ),
    id: fc.constantFrom(1102, 23001),
  })
  .map(({ levels, ascensions, skills, traces, id }): Entry => {
    const [from, to] = [0, 1].map((at) => ({
      level: levels[at] ?? 1,
      ascension: ascensions[at] ?? 0,
    })) as [CharacterEntry['from'], CharacterEntry['to']];
    return id === 1102
      ? { ...characterEntry(id), from, to, skills: { ...skills }, traces: { ...traces } }
      : { ...lightConeEntry(id), id: id as LightConeId, from, to };
  });

const isBefore = (entries: readonly Entry[], kind: Entry['kind'], at: number) =>
  entries.slice(0, at).some((other) => other.kind === kind);

describe('law: an entry of another hand', () => {
  it('fits the game, and one that fits keeps its stands', () => {
    fc.assert(
      fc.property(anyEntry, (entry) => {
        const fitted = fitEntry(dataset, entry);
        expect(validateEntry(dataset, fitted)).toEqual({ ok: true, value: fitted });
        expect(fitEntry(dataset, fitted)).toEqual(fitted);
      }),
    );
    expect(fitEntry(dataset, characterEntry(SEELE))).toEqual(characterEntry(SEELE));
  });

  it('takes nothing from a plan that it is taken over into', () => {
    const plans = fc
      .array(anyEntry, { maxLength: 6 })
      .map((entries) =>
        entries
          .filter(({ kind }, at) => kind !== 'character' || !isBefore(entries, kind, at))
          .map((entry, at) => ({ ...fitEntry(dataset, entry), entryId: at, priority: at })),
      );
    fc.assert(
      fc.property(plans, plans, fc.infiniteStream(fc.boolean()), (mine, theirs, picks) => {
        const before = JSON.stringify(mine);
        const picked = compare(mine, theirs).filter(() => picks.next().value === true);
        const taken = takeOver(mine, picked);
        for (const own of mine) {
          const after = taken.find(({ entryId }) => entryId === own.entryId);
          const isTaken = picked.some((line) => 'mine' in line && line.mine === own);
          const { id, kind, from, priority, enabled } = own;
          expect(after).toMatchObject(isTaken ? { id, kind, from, priority, enabled } : own);
        }
        const added = picked.filter((line) => !('mine' in line)).length;
        expect(taken).toHaveLength(mine.length + added);
        // The way back is what was there before: nothing of it was touched.
        expect(JSON.stringify(mine)).toBe(before);
      }),
    );
  });

  it('makes a sound plan of any two', () => {
    fc.assert(
      fc.property(anyEntry, anyEntry, fc.boolean(), (mine, theirs, withCurrent) => {
        const own = fitEntry(dataset, mine);
        const lines = comparePlans(dataset, [own], [theirs], { now: NOW, withCurrent });
        for (const entry of takeOver([own], lines)) {
          expect(validateEntry(dataset, entry).ok).toBe(true);
        }
      }),
    );
  });
});

it('what travels is the goal alone, unless the player says otherwise (P43)', () => {
  const mine: Entry = {
    ...(seele(40, 80) as CharacterEntry),
    ...{ entryId: 1_700_000_000_000, priority: 12, enabled: false, eidolon: 3 },
    ...{ skills: { 1102001: [3, 6] }, traces: { 1102101: 'unlocked', 1102201: 'selected' } },
  };
  expect(travellingEntries([mine], { withCurrent: false })).toEqual([
    {
      ...withoutCurrent(mine),
      ...{ entryId: 0, priority: 0, enabled: true, eidolon: 0, from: { level: 1, ascension: 0 } },
      ...{ skills: { 1102001: [1, 6] }, traces: { 1102101: 'selected', 1102201: 'selected' } },
    },
  ]);
  expect(travellingEntries([mine], { withCurrent: true })).toEqual([
    { ...mine, entryId: 0, priority: 0, enabled: true },
  ]);
});
