import { heldItems, type Pull, type WarpTables } from '@trailbook/core/internal/warp';
import { describe, expect, it } from 'vitest';
import { memoriesOf } from './memories.ts';

const MARCH_7TH = 1001;
const tables: WarpTables = {
  rarities: new Map([
    [1102, 5],
    [1105, 4],
    [MARCH_7TH, 4],
  ]),
  featured: new Map(),
};
const pull = (at: number, itemId: number, time: string): Pull => ({
  id: `170000000000000000${at}`,
  ...{ gachaId: 2003, itemId, time, zone: 8 },
});

describe('memories', () => {
  const { months, fromStart } = memoriesOf(
    heldItems(tables, [
      pull(1, 1105, '2026-01-05 10:00:00'),
      pull(2, 1102, '2026-01-07 10:00:00'),
      pull(3, 1105, '2026-02-01 10:00:00'),
      pull(4, MARCH_7TH, '2026-02-03 10:00:00'),
    ]),
  );

  it('remember each thing once, when it first came', () => {
    expect(months.map(({ month, met }) => [month, met.map(({ item }) => item.itemId)])).toEqual([
      ['2026-01', [1102, 1105]],
    ]);
  });

  it('do not say of one who joins at the start that a warp brought them aboard', () => {
    expect(fromStart.map(({ itemId }) => itemId)).toEqual([MARCH_7TH, 1002]);
  });
});
