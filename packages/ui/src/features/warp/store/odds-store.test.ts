import { kindOf, MAX_TARGETS, type OddsTarget } from '@trailbook/core/internal/user-data';
import { describe, expect, it } from 'vitest';
import { type OddsDocuments, oddsActions } from './odds-store.ts';

const target = (copies: number): OddsTarget => ({ type: 11, copies, itemId: null });
const before: OddsDocuments = {
  odds: { ...kindOf('odds').empty, targets: [target(1), target(2), target(3)] },
};
const copies = ({ odds }: OddsDocuments) => odds.targets.map((one) => one.copies);

describe('oddsActions', () => {
  it('add at the end, as many as fit', () => {
    expect(copies(oddsActions.add(target(4))(before))).toEqual([1, 2, 3, 4]);
    const full = Array.from({ length: MAX_TARGETS }, () => target(1));
    const documents = { odds: { ...before.odds, targets: full } };
    expect(oddsActions.add(target(4))(documents)).toBe(documents);
  });

  it('change one in its place, and take one out', () => {
    expect(copies(oddsActions.replace(1, target(2), target(7))(before))).toEqual([1, 7, 3]);
    expect(copies(oddsActions.remove(0, target(1))(before))).toEqual([2, 3]);
  });

  it('put them in an order that names each, and in no other', () => {
    const { targets } = before.odds;
    expect(copies(oddsActions.order([2, 0, 1], targets)(before))).toEqual([3, 1, 2]);
    expect(oddsActions.order([0, 1], targets)(before)).toBe(before);
    expect(oddsActions.order([0, 1, 9], targets)(before)).toBe(before);
  });

  it('find one that another tab has moved, and leave the others alone where it is gone', () => {
    const moved = oddsActions.remove(0, target(1))(before);
    expect(copies(oddsActions.replace(1, target(2), target(7))(moved))).toEqual([7, 3]);
    expect(copies(oddsActions.remove(2, target(3))(moved))).toEqual([2]);
    expect(oddsActions.replace(0, target(1), target(7))(moved)).toBe(moved);
    expect(oddsActions.remove(0, target(1))(moved)).toBe(moved);
    expect(oddsActions.order([1, 0], before.odds.targets.slice(0, 2))(moved)).toBe(moved);
    const none = { odds: { ...before.odds, targets: [] } };
    expect(oddsActions.replace(0, target(1), target(7))(none)).toBe(none);
  });
});
