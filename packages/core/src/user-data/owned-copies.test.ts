import { describe, expect, it } from 'vitest';
import { countCopies, eidolonOf, kindOf } from './index.ts';
import { toRows } from './rows.ts';

const pull = (id: number, itemId: number) => ({
  id: String(1_700_000_000_000_000_000n + BigInt(id) * 10n ** 15n),
  gachaId: 2001,
  itemId,
  time: '2026-01-01 10:00:00',
  zone: 8,
});

describe('copies of a thing', () => {
  it('are counted over all banners and all parts of their documents', () => {
    const kind = kindOf('warps/600000001/11');
    const documents = [
      { version: 1 as const, pulls: [pull(1, 1102), pull(2, 21000), pull(3, 1102)] },
      { version: 1 as const, pulls: [pull(1, 1102)] },
    ];
    const parts = documents.flatMap((document) => [...toRows(kind, document).values()]);
    expect(countCopies(parts)).toEqual(
      new Map([
        [1102, 3],
        [21000, 1],
      ]),
    );
  });

  it('include the copy of a character that joins without a warp', () => {
    const presets = new Map([[1001, 1]]);
    expect(countCopies([[pull(1, 1001), pull(2, 1102)]], presets)).toEqual(
      new Map([
        [1001, 2],
        [1102, 1],
      ]),
    );
    expect(countCopies([], presets).size).toBe(0);
  });

  it('are none in what is no history', () => {
    expect(
      countCopies([null, 1, { version: 1 }, [null, {}, { itemId: 'x' }, { itemId: -1 }]]).size,
    ).toBe(0);
  });

  it('make eidolons: one less, six at most', () => {
    expect([0, 1, 2, 7, 12].map(eidolonOf)).toEqual([undefined, 0, 1, 6, 6]);
  });
});
