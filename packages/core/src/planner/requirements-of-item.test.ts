import { describe, expect, it } from 'vitest';
import { characterEntry, dataset, SEELE } from '../../test/real-data.ts';
import type { ItemId } from '../dataset/index.ts';
import { plan, requirementsOfItem } from './index.ts';

const CREATURE = 110406 as ItemId;
const GUARDIAN = 110502 as ItemId;

const seele = { ...characterEntry(SEELE), entryId: 1, priority: 1 };
const rest = { ...characterEntry(1001), entryId: 2, priority: 0 };
const requirements = (
  item: ItemId,
  inventory: Record<string, number> = {},
  entries = [seele, rest],
) =>
  requirementsOfItem(plan(dataset, { entries, inventory }), entries, item).map(
    ({ entry, line }) => [entry.entryId, line.needed, line.missing],
  );

describe('requirementsOfItem', () => {
  it('names those that ask for it, and what they still lack', () => {
    expect(requirements(CREATURE, { 110406: 5 })).toEqual([[1, 65, 60]]);
    expect(requirements(1 as ItemId)).toEqual([]);
  });

  it('goes by priority: the first is served first', () => {
    const again = { ...seele, entryId: 3, priority: 0 };
    expect(requirements(GUARDIAN, { 110502: 14 }, [seele, again])).toEqual([
      [3, 12, 0],
      [1, 12, 10],
    ]);
  });

  it('leaves out what the plan leaves out', () => {
    expect(requirements(CREATURE, {}, [{ ...seele, enabled: false }])).toEqual([]);
  });
});
