import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterEntry, dataset, lightConeEntry } from '../../test/real-data.ts';
import { type ItemId, nameOf } from '../dataset/index.ts';
import { setEnhanced, setLevel } from './edit.ts';
import { addEntry, inOrder, removeEntry, reorderEntries, replaceEntry } from './priorities.ts';
import { materials, requirements } from './requirements.ts';

const item = (id: number) => id as ItemId;

describe('requirements', () => {
  it('of Seele (1102) from 1 to 80 with everything are the known figures', () => {
    const { items, exp } = requirements(dataset, characterEntry(1102));
    expect(items.get(item(2))).toBe(3_308_000);
    expect(items.get(item(241))).toBe(8);
    expect(items.get(item(110406))).toBe(65);
    expect(items.get(item(110502))).toBe(12);
    expect(exp).toEqual({ character: 5_797_920, lightCone: 0 });
  });

  it('of a four-star and a protagonist are the smaller ones', () => {
    for (const id of [1001, 8001, 8010]) {
      const { items } = requirements(dataset, characterEntry(id));
      expect(items.get(item(2))).toBe(246_400 + 2_400_000);
      expect(items.get(item(241))).toBe(5);
    }
  });

  it('of both variants of a character are the same', () => {
    const enhanced = [...dataset.characters.values()].filter((row) => row.variants.length > 1);
    expect(enhanced).toHaveLength(10);
    for (const { id } of enhanced) {
      const entry = characterEntry(id);
      expect(requirements(dataset, setEnhanced(dataset, entry, 1))).toEqual(
        requirements(dataset, entry),
      );
    }
  });

  it('of a light cone have no skills', () => {
    const { items, exp } = requirements(dataset, lightConeEntry(23000));
    expect(items.get(item(2))).toBe(385_000);
    expect(exp).toEqual({ character: 0, lightCone: 995_700 });
  });

  it('leave out traces that are unlocked already', () => {
    const entry = characterEntry(1102);
    const done = Object.fromEntries(
      Object.keys(entry.traces).map((id) => [id, 'unlocked' as const]),
    );
    const before = requirements(dataset, entry).items;
    const after = requirements(dataset, { ...entry, traces: done }).items;
    expect(after.get(item(2))).toBeLessThan(before.get(item(2)) ?? 0);
  });

  it('of levels beyond the last, which newer data may have, are nothing', () => {
    const seele = characterEntry(1102);
    const skills = Object.fromEntries(
      Object.keys(seele.skills).map((id) => [id, [12, 14] as const]),
    );
    const goal = { ...seele, from: { level: 80, ascension: 9 }, to: { level: 90, ascension: 10 } };
    expect(requirements(dataset, { ...goal, skills, traces: {} }).items).toEqual(new Map());
  });

  it('of everything in the game name only known items', () => {
    for (const id of dataset.characters.keys()) {
      for (const needed of requirements(dataset, characterEntry(id)).items.keys()) {
        expect(nameOf(dataset.names, 'en', 'item', needed)).toBeDefined();
      }
    }
  });

  it('law: never fall when the target rises', () => {
    const entry = characterEntry(1102);
    const level = fc.integer({ min: 1, max: 80 });
    fc.assert(
      fc.property(level, level, (a, b) => {
        const low = materials(dataset, setLevel(dataset, entry, 'to', Math.min(a, b)));
        const high = materials(dataset, setLevel(dataset, entry, 'to', Math.max(a, b)));
        const weight = (counts: ReadonlyMap<ItemId, number>) =>
          [...counts].filter(([id]) => id === item(2) || id > 1000);
        for (const [id, count] of weight(low))
          expect(high.get(id) ?? 0).toBeGreaterThanOrEqual(count);
      }),
    );
  });
});

describe('totals', () => {
  it('add credits for experience: 3,308,000 and 580,100 for Seele', () => {
    expect(materials(dataset, characterEntry(1102)).get(item(2))).toBe(3_308_000 + 580_100);
  });
});

describe('priorities', () => {
  const entries = [11, 22, 33].map((entryId) => ({ ...lightConeEntry(23000), entryId }));
  const plan = entries.reduce<ReturnType<typeof addEntry>>(
    (before, entry) => addEntry(before, entry),
    [],
  );

  it('two entries of the same moment get ids of their own', () => {
    const twice = addEntry(addEntry([], entries[0] as never), entries[0] as never);
    expect(twice.map(({ entryId }) => entryId)).toEqual([12, 11]);
  });

  it('a new entry takes the first, or the last where it goes to the end', () => {
    const order = (place?: 'end') =>
      addEntry(plan, { ...lightConeEntry(23000), entryId: 44, priority: 7 }, place).map(
        ({ entryId, priority }) => [entryId, priority],
      );
    expect(order()).toEqual([
      [44, 0],
      [33, 1],
      [22, 2],
      [11, 3],
    ]);
    expect(order('end')).toEqual([
      [33, 0],
      [22, 1],
      [11, 2],
      [44, 3],
    ]);
  });

  it('follow the order that is saved; entries that it does not name come last', () => {
    const order = (ids: number[]) =>
      reorderEntries(plan, ids).map(({ entryId, priority }) => [entryId, priority]);
    expect(order([11, 33, 22])).toEqual([
      [11, 0],
      [33, 1],
      [22, 2],
    ]);
    expect(order([22])).toEqual([
      [22, 0],
      [33, 1],
      [11, 2],
    ]);
    expect(order([])).toEqual([
      [33, 0],
      [22, 1],
      [11, 2],
    ]);
  });

  it('put a new entry on top and move the others down', () => {
    expect(inOrder(plan).map((entry) => [entry.entryId, entry.priority])).toEqual([
      [33, 0],
      [22, 1],
      [11, 2],
    ]);
  });

  it('are renumbered from 0 when an entry goes', () => {
    expect(removeEntry(plan, 22).map((entry) => [entry.entryId, entry.priority])).toEqual([
      [33, 0],
      [11, 1],
    ]);
  });

  it('stay when an entry is edited', () => {
    const edited = { ...(plan[1] as (typeof plan)[number]), to: { level: 20, ascension: 1 } };
    expect(replaceEntry(plan, edited)[1]).toBe(edited);
    expect(replaceEntry(plan, { ...edited, entryId: 99 })).toEqual(plan);
    // The copy that was edited may be older than the last move.
    const { priority, enabled } = edited;
    const older = { ...edited, priority: priority + 5, enabled: !enabled };
    expect(replaceEntry(plan, older)[1]).toMatchObject({ priority, enabled });
  });
});
