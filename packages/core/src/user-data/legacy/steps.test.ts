import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEGACY_STEPS, migrateLegacy } from './steps.ts';
import type { LegacyPlanner } from './stores.ts';

/** Golden cases of each step stand in packages/verifier/cases/migration; here are the laws. */

const PAGES = ['seele', 'bronya', 'in-the-night'];
const KNOWN = ['1', '2', '3'];
const config = new Map(PAGES.map((page) => [page, new Set(KNOWN)]));
const level = fc.integer({ min: 1, max: 80 });
const ids = fc.constantFrom('1', '2', '3', '4', '5');

const anyLegacy: fc.Arbitrary<LegacyPlanner> = fc
  .record({
    version: fc.constantFrom(1, 2, 2.2, 3, 4),
    settings: fc.dictionary(
      fc.constantFrom('gold', 'crimson', 'echo', 'shadow'),
      fc.integer({ min: 1, max: 6 }),
      { noNullPrototype: true },
    ),
    entries: fc.array(
      fc.record({
        entryId: fc.nat(),
        page: fc.constantFrom(...PAGES),
        isCharacter: fc.boolean(),
        priority: fc.nat({ max: 20 }),
        curLevel: level,
        targetLevel: level,
        skills: fc.dictionary(ids, fc.record({ curLevel: level, targetLevel: level }), {
          noNullPrototype: true,
        }),
        traces: fc.dictionary(ids, fc.constantFrom(0, 1, 2), { noNullPrototype: true }),
      }),
      { maxLength: 6 },
    ),
    items: fc.dictionary(fc.nat({ max: 999_999 }).map(String), fc.nat(), { noNullPrototype: true }),
  })
  .map(({ version, settings, entries, items }) => ({
    version,
    settings,
    entries: entries.map(({ page, isCharacter, ...entry }) => ({
      ...entry,
      curAscension: 0,
      targetAscension: 6,
      dataId: version >= 3 ? `${isCharacter ? 'c' : 'l'}_${page}` : page,
      type: (isCharacter ? 0 : 1) + (version >= 3 ? 0 : 1),
    })),
    items: Object.fromEntries(
      Object.entries(items).map(([id, count]) => [version >= 3 ? `m_${id}` : id, count]),
    ),
  }));

function migrated(planner: LegacyPlanner): LegacyPlanner {
  const outcome = migrateLegacy(planner, config);
  if (!outcome.ok) throw new Error(outcome.error.code);
  return outcome.value;
}

describe('laws of the older migrations', () => {
  it('what is migrated stays as it is', () => {
    fc.assert(
      fc.property(anyLegacy, (planner) => {
        expect(migrated(migrated(planner))).toEqual(migrated(planner));
        expect(migrated(planner).version).toBe(4);
      }),
    );
  });

  it('nothing is dropped but skills and traces that the first step names', () => {
    fc.assert(
      fc.property(anyLegacy, (planner) => {
        const after = migrated(planner);
        const drops = planner.version < 2;
        expect(after.entries.map(({ entryId }) => entryId)).toEqual(
          planner.entries.map(({ entryId }) => entryId),
        );
        for (const [at, entry] of planner.entries.entries()) {
          const isKept = (id: string) => !drops || entry.type !== 1 || KNOWN.includes(id);
          for (const part of ['skills', 'traces'] as const) {
            const kept = Object.entries(entry[part] ?? {}).filter(([id]) => isKept(id));
            expect(after.entries[at]?.[part]).toEqual(Object.fromEntries(kept));
          }
          expect(after.entries[at]).toMatchObject({
            curLevel: entry.curLevel,
            targetLevel: entry.targetLevel,
          });
        }
        expect(Object.values(after.items).sort()).toEqual(Object.values(planner.items).sort());
        expect(after.settings).toMatchObject(planner.settings ?? {});
      }),
    );
  });

  it('the order turns round once, and only where it was not turned yet', () => {
    fc.assert(
      fc.property(anyLegacy, (planner) => {
        const after = migrated(planner);
        for (const [i, a] of planner.entries.entries()) {
          for (const [j, b] of planner.entries.entries()) {
            const [left, right] = [
              after.entries[i]?.priority ?? 0,
              after.entries[j]?.priority ?? 0,
            ];
            const before = Math.sign(a.priority - b.priority);
            expect(Math.sign(left - right)).toBe(planner.version < 3 ? 0 - before : before);
          }
        }
      }),
    );
  });

  it('no step changes what it is given', () => {
    fc.assert(
      fc.property(anyLegacy, fc.constantFrom(...Object.values(LEGACY_STEPS)), (planner, step) => {
        const before = structuredClone(planner);
        step(planner, config);
        expect(planner).toEqual(before);
      }),
    );
  });
});
