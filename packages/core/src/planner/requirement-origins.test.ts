import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEntries, anyInventory } from '../../test/any-plan.ts';
import { characterEntry, dataset, SEELE } from '../../test/real-data.ts';
import { CREDIT, type ItemId } from '../dataset/index.ts';
import { plan } from './plan.ts';
import { planRequirementOrigins, requirementOrigins } from './requirement-origins.ts';

const sum = (origins: object) =>
  Object.values(origins).reduce((total: number, count: number) => total + count, 0);

describe('what an item is needed for', () => {
  const seele = characterEntry(SEELE);
  const served = plan(dataset, { entries: [seele] }).entries.get(seele.entryId);
  const origins = (id: number) =>
    requirementOrigins(dataset, seele, served?.items ?? new Map(), id as ItemId);

  it('credits: ascension, skills, traces and experience', () => {
    expect(origins(CREDIT)).toEqual({
      ascension: 308_000,
      skills: 2_197_500,
      traces: 802_500,
      experience: 580_100,
    });
  });

  it('a material: its ascensions alone', () => {
    expect(origins(110_406)).toEqual({ ascension: 65 });
    expect(origins(241)).toEqual({ skills: 6, traces: 2 });
  });

  it('what is not needed: nothing', () => {
    expect(origins(110_401)).toEqual({});
  });

  it('of experience items all is for experience', () => {
    expect(Object.keys(origins(213))).toEqual(['experience']);
  });
});

describe('laws of what is needed for what', () => {
  it('the parts of each line add up to what is needed, for entries and in all', () => {
    fc.assert(
      fc.property(anyEntries, anyInventory, (entries, inventory) => {
        const made = plan(dataset, { entries, inventory });
        for (const entry of entries) {
          const lines = made.entries.get(entry.entryId)?.items ?? new Map();
          for (const [id, { needed }] of lines) {
            const parts = requirementOrigins(dataset, entry, lines, id);
            expect([id, sum(parts)]).toEqual([id, needed]);
            expect(Object.values(parts).every((count) => count > 0)).toBe(true);
          }
        }
        for (const [id, { needed }] of made.total) {
          expect([id, sum(planRequirementOrigins(dataset, entries, made, id))]).toEqual([
            id,
            needed,
          ]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('what is made costs credits, and they are told apart', () => {
    const seele = characterEntry(SEELE);
    const made = plan(dataset, { entries: [seele], inventory: { 110121: 500 } });
    const { synthesis = 0 } = planRequirementOrigins(dataset, [seele], made, CREDIT);
    const without = plan(dataset, { entries: [seele] }).total.get(CREDIT)?.needed ?? 0;
    expect(synthesis).toBe((made.total.get(CREDIT)?.needed ?? 0) - without);
    expect(synthesis).toBeGreaterThan(0);
  });
});
