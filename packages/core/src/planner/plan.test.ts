import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEntries, anyInventory } from '../../test/any-plan.ts';
import { characterEntry, dataset, lightConeEntry, SEELE } from '../../test/real-data.ts';
import { CREDIT, type ItemId } from '../dataset/index.ts';
import { setLevel } from './edit.ts';
import type { Entry } from './entry.ts';
import { type ItemLines, keepUnchanged, plan, serveAlone } from './plan.ts';
import { materials } from './requirements.ts';
import { craft } from './synthesis.ts';
import { upgrade } from './upgrade.ts';

const item = (id: number) => id as ItemId;
const [BLUE_FROM, BLUE, PURPLE] = [110121, 110122, 110123].map(item) as [ItemId, ItemId, ItemId];

function counts(lines: ItemLines, part: 'needed' | 'missing'): Map<ItemId, number> {
  return new Map([...lines].map(([id, line]) => [id, line[part]]));
}

describe('a plan', () => {
  it('without an inventory needs what its entries need, and misses all of it', () => {
    const seele = characterEntry(SEELE);
    const { total } = plan(dataset, { entries: [seele] });
    expect(counts(total, 'needed')).toEqual(materials(dataset, seele));
    expect(counts(total, 'missing')).toEqual(materials(dataset, seele));
    expect(total.get(CREDIT)?.needed).toBe(3_888_100);
  });

  it('counts enabled entries only', () => {
    const seele = characterEntry(SEELE);
    const cone = { ...lightConeEntry(23000), enabled: false };
    const { entries, total } = plan(dataset, { entries: [seele, cone] });
    expect([...entries.keys()]).toEqual([seele.entryId]);
    expect(counts(total, 'needed')).toEqual(materials(dataset, seele));
  });

  it('marks entries that are covered', () => {
    const step = {
      ...characterEntry(SEELE),
      to: { level: 1, ascension: 0 },
      skills: {},
      traces: {},
    };
    expect(plan(dataset, { entries: [step] }).entries.get(step.entryId)?.isCovered).toBe(true);
    const seele = characterEntry(SEELE);
    expect(plan(dataset, { entries: [seele] }).entries.get(seele.entryId)?.isCovered).toBe(false);
  });

  it('leaves inventory that no entry wants as it is, and the inventory itself untouched', () => {
    const inventory = Object.freeze({ 110111: 5, 999: 3, 2: 0 });
    const { left } = plan(dataset, { entries: [characterEntry(SEELE)], inventory });
    expect([left.get(item(110111)), left.get(item(999)), left.get(CREDIT)]).toEqual([
      5,
      3,
      undefined,
    ]);
  });
});

it('a plan made anew keeps what has not changed, and only that', () => {
  const [seele, cone] = [characterEntry(SEELE), { ...lightConeEntry(23000), priority: 1 }];
  const before = plan(dataset, { entries: [seele, cone] });
  const again = keepUnchanged(before, plan(dataset, { entries: [seele, cone] }));
  expect(again.entries.get(seele.entryId)).toBe(before.entries.get(seele.entryId));
  const owned = plan(dataset, { entries: [seele, cone], inventory: { 110406: 1 } });
  const after = keepUnchanged(before, owned);
  expect(after.entries.get(seele.entryId)).toBe(owned.entries.get(seele.entryId));
  expect(after.entries.get(cone.entryId)).toBe(before.entries.get(cone.entryId));
  expect(keepUnchanged(undefined, owned)).toBe(owned);
  // Owned and made may change while what is needed does not, and the other way round.
  for (const change of [{ 110122: 1 }, { 110121: 9 }, { 110121: 300 }]) {
    const other = plan(dataset, { entries: [seele], inventory: change });
    expect(keepUnchanged(before, other).entries.get(seele.entryId)).toBe(
      other.entries.get(seele.entryId),
    );
  }
  const done = plan(dataset, { entries: [{ ...seele, from: seele.to, skills: {}, traces: {} }] });
  expect(keepUnchanged(before, done).entries.get(seele.entryId)?.items.size).toBe(0);
});

it('serves lower tiers first, in whatever order a cost names them', () => {
  const seele = dataset.characters.get(SEELE);
  if (!seele) throw new Error('Seele is one of the data.');
  const cost = [
    { id: PURPLE, count: 1 },
    { id: BLUE, count: 1 },
  ];
  const ascensions = seele.ascensions.map((row, rank) => (rank === 0 ? { ...row, cost } : row));
  const tables = { ...dataset, characters: new Map([[SEELE, { ...seele, ascensions }]]) };
  const stand = { level: 20, ascension: 0 };
  const entry = {
    ...characterEntry(SEELE),
    from: stand,
    to: { level: 20, ascension: 1 },
    skills: {},
    traces: {},
  };
  const { total } = plan(tables, { entries: [entry], inventory: { [BLUE_FROM]: 9 } });
  expect(total.get(BLUE)).toMatchObject({ synthesised: 1, missing: 0 });
  expect(total.get(PURPLE)).toMatchObject({ synthesised: 0, missing: 1 });
});

it('an entry alone has the whole inventory', () => {
  const step = {
    ...characterEntry(SEELE),
    skills: {},
    traces: {},
    to: { level: 20, ascension: 0 },
  };
  const served = serveAlone(dataset, step, { 211: 113, 2: 11_300 });
  expect(served.isCovered).toBe(true);
  expect(served.items.get(item(211))).toMatchObject({ needed: 113, owned: 113 });
});

describe('laws of a plan', () => {
  const planned = (check: (entries: Entry[], inventory: Record<string, number>) => void) =>
    fc.assert(fc.property(anyEntries, anyInventory, check), { numRuns: 150 });

  it('every line adds up, and nothing is negative', () => {
    planned((entries, inventory) => {
      const { total, left, entries: plans } = plan(dataset, { entries, inventory });
      for (const lines of [total, ...[...plans.values()].map(({ items }) => items)]) {
        for (const line of lines.values()) {
          expect(line.needed).toBe(line.owned + line.synthesised + line.missing);
          expect(Math.min(line.owned, line.synthesised, line.missing)).toBeGreaterThanOrEqual(0);
        }
      }
      for (const count of left.values()) expect(count).toBeGreaterThanOrEqual(0);
    });
  });

  it('nothing of the stock is lost or made up, item by item', () => {
    planned((entries, inventory) => {
      const { total, left } = plan(dataset, { entries, inventory });
      const used = new Map<string, number>();
      const use = (id: ItemId, count: number) =>
        used.set(String(id), (used.get(String(id)) ?? 0) + count);
      for (const [id, line] of total) {
        use(id, line.owned);
        for (const [source, count] of line.synthesisCost) use(source, count);
      }
      for (const [id, count] of Object.entries(inventory)) {
        expect([id, (left.get(item(Number(id))) ?? 0) + (used.get(id) ?? 0)]).toEqual([id, count]);
      }
    });
  });

  it('the total is the sum of its entries', () => {
    planned((entries, inventory) => {
      const { total, entries: plans } = plan(dataset, { entries, inventory });
      for (const [id, line] of total) {
        const sum = [...plans.values()].reduce(
          (so, { items }) => so + (items.get(id)?.missing ?? 0),
          0,
        );
        expect([id, sum]).toEqual([id, line.missing]);
      }
    });
  });

  it('the order in which entries are listed does not matter, only their priorities', () => {
    planned((entries, inventory) => {
      const turned = plan(dataset, { entries: entries.toReversed(), inventory });
      const straight = plan(dataset, { entries, inventory });
      expect(turned.left).toEqual(straight.left);
      expect(new Map(turned.entries)).toEqual(new Map(straight.entries));
    });
  });

  it('what an entry needs but credits does not depend on the others', () => {
    planned((entries) => {
      const { entries: plans } = plan(dataset, { entries });
      for (const entry of entries) {
        const lines = plans.get(entry.entryId)?.items;
        if (lines) expect(counts(lines, 'needed')).toEqual(materials(dataset, entry));
      }
    });
  });

  it('a higher target never needs less, item by item, experience by its sum', () => {
    const value = (entry: Entry) => {
      const required = materials(dataset, entry);
      const { characterItems, lightConeItems } = dataset.experience;
      const all = [...characterItems, ...lightConeItems];
      const exp = all.reduce((sum, { id, exp }) => sum + exp * (required.get(id) ?? 0), 0);
      for (const { id } of all) required.delete(id);
      return { required, exp };
    };
    fc.assert(
      fc.property(anyEntries, fc.integer({ min: 1, max: 80 }), (entries, level) => {
        for (const entry of entries) {
          const higher = setLevel(dataset, entry, 'to', Math.max(level, entry.to.level));
          const [before, after] = [value(entry), value(higher)];
          expect(after.exp).toBeGreaterThanOrEqual(before.exp);
          for (const [id, count] of before.required) {
            expect(after.required.get(id) ?? 0).toBeGreaterThanOrEqual(count);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('more in stock never leaves one entry with more missing', () => {
    fc.assert(
      fc.property(
        anyEntries,
        anyInventory,
        fc.constantFrom(...[...dataset.items.values()].filter((one) => one.upgrade)),
        (entries, inventory, more) => {
          const isExp = more.purpose.endsWith('Exp');
          const [entry] = entries;
          if (!entry || isExp) return;
          const richer = { ...inventory, [more.id]: (inventory[more.id] ?? 0) + 3 };
          const before = plan(dataset, { entries: [entry], inventory }).total;
          const after = plan(dataset, { entries: [entry], inventory: richer }).total;
          for (const [id, line] of after) {
            // Synthesis that more stock makes possible costs credits.
            if (id === CREDIT) continue;
            expect(line.missing).toBeLessThanOrEqual(before.get(id)?.missing ?? 0);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('with everything that is missing bought, each upgrade goes through and the plan is empty after', () => {
    planned((entries, inventory) => {
      const first = plan(dataset, { entries, inventory });
      let owned: Record<string, number> = { ...inventory };
      for (const [id, { missing }] of first.total) owned[id] = (owned[id] ?? 0) + missing;
      const inTurn = entries
        .filter((entry) => entry.enabled)
        .sort((a, b) => a.priority - b.priority || a.entryId - b.entryId);
      const rest: Entry[] = [];
      for (const entry of inTurn) {
        const done = upgrade(dataset, { entry, inventory: owned }, 'anyway');
        if (!done.ok) throw new Error('Done anyway never fails.');
        owned = { ...done.value.inventory };
        rest.push(done.value.entry);
      }
      expect(plan(dataset, { entries: rest, inventory: owned }).total.size).toBe(0);
    });
  });
});

describe('synthesis', () => {
  const stockOf = (...amounts: number[]) =>
    new Map<ItemId, number>(
      [BLUE_FROM, BLUE, PURPLE].map((id, at) => [id, amounts[at] ?? 0] as const),
    );

  it('spends the tier below first, and makes only what is short of it', () => {
    const stock = stockOf(9, 4);
    const made = craft(dataset, PURPLE, 2, stock);
    expect(made).toEqual({
      made: 2,
      spent: new Map([
        [BLUE, 4],
        [BLUE_FROM, 6],
      ]),
      credits: 2 * 20 + 2 * 20,
    });
    expect([...stock.values()]).toEqual([3, 0, 0]);
  });

  it('makes nothing, and takes nothing, where there is too little', () => {
    const stock = stockOf(8, 0);
    expect(craft(dataset, PURPLE, 1, stock)).toEqual({ made: 0, spent: new Map(), credits: 0 });
    expect([...stock.values()]).toEqual([8, 0, 0]);
  });

  it('makes no more than is wanted, and nothing of items without a recipe', () => {
    expect(craft(dataset, BLUE, 2, stockOf(90)).made).toBe(2);
    expect(craft(dataset, item(241), 2, stockOf(90)).made).toBe(0);
    expect(craft(dataset, BLUE_FROM, 2, stockOf(90)).made).toBe(0);
  });
});
