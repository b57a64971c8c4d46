import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataset } from '../../../test/real-data.ts';
import { inventoryKind } from '../documents/inventory.ts';
import { plannerKind } from '../documents/planner.ts';
import { adoptLegacy, LEGACY_STORES, type LegacyBlock } from '../index.ts';

/** Older stores were written by other programs, by hand, by mistake: anything may stand in them. */

const entry = {
  entryId: 1,
  dataId: 'c_seele',
  priority: 0,
  type: 0,
  curLevel: 1,
  targetLevel: 80,
  curAscension: 0,
  targetAscension: 6,
};

function adopted(block: LegacyBlock) {
  const outcome = adoptLegacy(block, dataset);
  if (!outcome.ok || !outcome.value) throw new Error(JSON.stringify(outcome));
  return outcome.value;
}
const planOf = (...entries: unknown[]) =>
  adopted({ calculator: { version: 4, entries } }).planner.entries;

describe('numbers that no program should have written', () => {
  it.each([2 ** 53, 1e300, 2 ** 52])(
    'entries with the one id %d all stay, told apart',
    (entryId) => {
      const ids = planOf(...Array.from({ length: 2000 }, () => ({ ...entry, entryId }))).map(
        (adoptedEntry) => adoptedEntry.entryId,
      );
      expect(new Set(ids).size).toBe(2000);
      expect(ids.every(Number.isSafeInteger)).toBe(true);
    },
  );

  it('ids become whole, and stay apart where they become the same', () => {
    const ids = planOf(
      { ...entry, entryId: 4.4 },
      { ...entry, entryId: 4 },
      { ...entry, entryId: -1 },
    );
    expect(ids.map(({ entryId }) => entryId)).toEqual([0, 4, 5]);
  });

  it('amounts without bound become the most that is kept', () => {
    const items = { m_2: 1e300, m_211: 0.4, m_110406: -1e300 };
    const { inventory, leftBehind } = adopted({ inventory: { version: 2, items } });
    expect(inventory.items).toEqual({ 2: 999_999_999, 211: 0, 110406: 0 });
    expect(leftBehind.items).toEqual(['m_2']);
  });

  it('levels become whole and are kept within those of the game', () => {
    const skills = { 1102001: { curLevel: -1e300, targetLevel: 3.6 } };
    const wild = {
      ...entry,
      curLevel: -7.2,
      targetLevel: 1e300,
      targetAscension: 5.7,
      eidolon: 1e9,
      skills,
    };
    expect(planOf(wild)).toMatchObject([
      {
        from: { level: 1, ascension: 0 },
        to: { level: 80, ascension: 6 },
        eidolon: 6,
        skills: { 1102001: [1, 4] },
      },
    ]);
  });

  it('a version that is no number is told as broken', () => {
    expect(adoptLegacy({ calculator: { version: 'newest', entries: [] } }, dataset)).toEqual({
      ok: false,
      error: { code: 'LEGACY_BROKEN', store: 'calculator', path: 'version' },
    });
  });

  it('names of a prototype are plain keys that nobody knows', () => {
    const names =
      '{"__proto__":{"curLevel":1,"targetLevel":2},"constructor":{"curLevel":1,"targetLevel":2}}';
    const block = {
      calculator: `{"version":4,"settings":{"__proto__":1,"constructor":2},"entries":[${JSON.stringify(
        {
          ...entry,
          dataId: 'c_constructor',
        },
      )},${JSON.stringify(entry).replace(/}$/, `,"skills":${names}}`)}]}`,
      inventory: '{"version":2,"items":{"__proto__":5,"m_constructor":3,"toString":1}}',
    };
    const { planner, inventory, leftBehind } = adopted(block);
    expect(planner.entries).toHaveLength(1);
    expect(inventory.items).toEqual({});
    expect(leftBehind.items).toEqual(['m_constructor', 'toString']);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

describe('law: whatever the older stores hold', () => {
  const key = fc.oneof(
    fc.constantFrom(
      'm_2',
      '211',
      '110406',
      '__proto__',
      'constructor',
      'gold',
      '1102001',
      '1102101',
    ),
    fc.string({ maxLength: 5 }),
  );
  const number = fc.oneof(
    fc.constantFrom(0, -0, 1, 2, 80, -1, 0.5, 2 ** 52, 2 ** 53, 2 ** 53 + 2, 1e300, -1e300, 5e-324),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer({ min: 0, max: 90 }),
  );
  /** As JSON writes what is no number, as another program writes one, and what is none. */
  const field = fc.oneof(
    { weight: 6, arbitrary: number },
    { weight: 1, arbitrary: fc.constantFrom(null, undefined, '7', ' ', 'x', true, [], {}) },
  );
  const levels = fc.record({ curLevel: field, targetLevel: field });
  const anyEntry = fc.record(
    {
      entryId: field,
      dataId: fc.constantFrom('c_seele', 'l_in-the-night', 'seele', 'in-the-night', 'c___proto__'),
      priority: field,
      type: fc.oneof(fc.constantFrom(0, 1, 2, -1), field),
      curLevel: field,
      targetLevel: field,
      curAscension: field,
      targetAscension: field,
      enabled: fc.oneof(fc.boolean(), field),
      eidolon: field,
      traces: fc.oneof(fc.dictionary(key, field, { maxKeys: 6 }), field),
      skills: fc.oneof(fc.dictionary(key, fc.oneof(levels, field), { maxKeys: 6 }), field),
    },
    {
      requiredKeys: [
        'entryId',
        'dataId',
        'priority',
        'type',
        'curLevel',
        'targetLevel',
        'curAscension',
        'targetAscension',
      ],
    },
  );
  const version = fc.constantFrom(undefined, 1, 2, 2.2, 3, 4, '4', 9, 'x', -1, null);
  const entries = fc.array(anyEntry, { maxLength: 5 });
  const settings = fc.oneof(fc.dictionary(key, field, { maxKeys: 4 }), fc.constant(null));
  const likely = fc.record(
    {
      calculator: fc.record({ version, settings, entries }),
      'calculator-main': fc.record({ version, settings }),
      'calculator-entries': entries,
      inventory: fc.record({
        version,
        items: fc.dictionary(key, field),
      }),
    },
    { requiredKeys: [] },
  );
  const anything = fc.dictionary(
    fc.constantFrom(...LEGACY_STORES),
    fc.oneof(fc.jsonValue(), fc.json()),
  );
  const block = fc.oneof(
    { weight: 4, arbitrary: likely },
    // As the browser stores it: numbers beyond all bounds come back as Infinity.
    {
      weight: 2,
      arbitrary: likely.map((stores) =>
        Object.fromEntries(
          Object.entries(stores).map(([name, held]) => [name, JSON.stringify(held)]),
        ),
      ),
    },
    { weight: 1, arbitrary: anything },
  ) as fc.Arbitrary<LegacyBlock>;

  it('they become documents that fit their kinds, or an error', () => {
    fc.assert(
      fc.property(block, (stores) => {
        const outcome = adoptLegacy(stores, dataset);
        if (!outcome.ok || !outcome.value) return;
        const { planner, inventory } = outcome.value;
        expect(plannerKind.schema.safeParse(planner).error).toBeUndefined();
        expect(inventoryKind.schema.safeParse(inventory).error).toBeUndefined();
        expect(planner.entries.every(({ entryId }) => Number.isSafeInteger(entryId))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
