import { heldItems, type Pull, type WarpTables } from '@trailbook/core/warp';
import { expect, it } from 'vitest';
import { memoriesOf } from './memories.ts';

const tables: WarpTables = {
  rarities: new Map([
    [1102, 5],
    [1105, 4],
    [1001, 4],
  ]),
  featured: new Map(),
};
const pull = (at: number, itemId: number, time: string): Pull => ({
  id: `170000000000000000${at}`,
  ...{ gachaId: 2003, itemId, time, zone: 8 },
});

it('each thing is remembered once, when it first came; what joins without a warp is not', () => {
  const held = heldItems(tables, [
    pull(1, 1105, '2026-01-05 10:00:00'),
    pull(2, 1102, '2026-01-07 10:00:00'),
    pull(3, 1105, '2026-02-01 10:00:00'),
    pull(4, 1001, '2026-02-03 10:00:00'),
  ]);
  const memories = memoriesOf(held).map(({ month, met }) => [
    month,
    met.map(({ item }) => item.itemId),
  ]);
  expect(memories).toEqual([
    ['2026-02', [1001]],
    ['2026-01', [1102, 1105]],
  ]);
});
