import { describe, expect, it } from 'vitest';
import type { ImportedAccount, ImportedPull } from './imported.ts';
import { isOrderUnknown, settleAccount } from './settle-account.ts';

const TIME = '2025-07-05 10:10:00';
const UID = '800000202';
const row = (itemId: number, time = TIME, id: string | null = null): ImportedPull => ({
  ...{ id, type: 11, gachaId: 2078, itemId, time, zone: 8 },
});
const account = (...pulls: ImportedPull[]): ImportedAccount => ({ uid: UID, label: null, pulls });
const itemsOf = (of: ImportedAccount, isNewestFirst?: boolean) =>
  settleAccount(of, UID, { isNewestFirst })
    .get(11)
    ?.map(({ itemId }) => itemId);

describe('the order of rows without ids', () => {
  const tenPull = account(row(1102), row(20000), row(20001));
  const later = row(20002, '2025-07-05 10:20:00');

  it('is unknown in a lone ten-pull, and as the player says', () => {
    expect(isOrderUnknown(tenPull)).toBe(true);
    expect(itemsOf(tenPull)).toEqual([1102, 20000, 20001]);
    expect(itemsOf(tenPull, true)).toEqual([20001, 20000, 1102]);
  });

  it('is unknown where times rise as often as they fall', () => {
    const both = account(...tenPull.pulls, later, row(20003));
    expect(isOrderUnknown(both)).toBe(true);
  });

  it('is told by the times beside it, whatever the player says', () => {
    const oldestFirst = account(...tenPull.pulls, later);
    const newestFirst = account(later, ...tenPull.pulls);
    for (const told of [false, true, undefined]) {
      expect(itemsOf(oldestFirst, told)).toEqual([1102, 20000, 20001, 20002]);
      expect(itemsOf(newestFirst, told)).toEqual([20001, 20000, 1102, 20002]);
    }
    expect([oldestFirst, newestFirst].map(isOrderUnknown)).toEqual([false, false]);
  });

  it('makes no difference to equal rows, to one by itself, and to rows with ids', () => {
    expect(isOrderUnknown(account(row(20000), row(20000)))).toBe(false);
    expect(isOrderUnknown(account(row(20000)))).toBe(false);
    const ids = ['1751681400000001002', '1751681400000001102'];
    const withIds = account(...ids.map((id, at) => row(20000 + at, TIME, id)));
    expect(isOrderUnknown(withIds)).toBe(false);
    expect(itemsOf(withIds, true)).toEqual([20000, 20001]);
  });
});
