import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEntries, anyInventory } from '../../test/any-plan.ts';
import { dataset, lightConeEntry } from '../../test/real-data.ts';
import { CREDIT, type ItemId } from '../dataset/index.ts';
import { plan } from './plan.ts';
import { usedUp } from './used-up.ts';

const [GREEN, BLUE, PURPLE] = [110121, 110122, 110123] as ItemId[] as [ItemId, ItemId, ItemId];

describe('usedUp', () => {
  it('counts what is made into higher tiers, through a tier between', () => {
    // Needed are 4, 12 and 15: of the 14 and 8 that are left, 12 make 4, and these with the 8 make 4.
    const inventory = { [GREEN]: 18, [BLUE]: 20, [PURPLE]: 5 };
    const { total } = plan(dataset, { entries: [lightConeEntry(23001)], inventory });
    expect([GREEN, BLUE, PURPLE].map((id) => usedUp(total, id))).toEqual([12, 8, 0]);
  });

  it('with what is used and what is left, it is all that is owned', () => {
    fc.assert(
      fc.property(anyEntries, anyInventory, (entries, inventory) => {
        const { total, left } = plan(dataset, { entries, inventory });
        for (const [id, { owned }] of total) {
          if (id === CREDIT) continue;
          const accounted = owned + usedUp(total, id) + (left.get(id) ?? 0);
          expect([id, accounted]).toEqual([id, Math.max(0, inventory[id] ?? 0)]);
        }
      }),
    );
  });
});
