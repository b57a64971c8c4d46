import { describe, expect, it } from 'vitest';
import { forecastKind, type StoredIncome, type StoredTarget } from './forecast.ts';

const { empty, merge, schema } = forecastKind;
const line: StoredIncome = { jade: 100, passes: 0, rhythm: 'weekly', on: null, isOn: true };
const target: StoredTarget = {
  ...{ targetId: 0, type: 11, itemId: 1102, copies: 1 },
  ...{ from: '2026-12-02', until: '2026-12-23' },
};
const isRead = (changes: object) => schema.safeParse({ ...empty, ...changes }).success;

// Rule U32.
describe('a forecast', () => {
  it.each(['2026-02-30', '2025-02-29', '2026-13-01', '1999-01-01', '02027-01-01'])(
    'names no day that there is not: %s',
    (day) => {
      expect(isRead({ savings: { jade: 0, passes: 0, on: day } })).toBe(false);
      expect(isRead({ targets: [{ ...target, until: day }] })).toBe(false);
      expect(isRead({ income: { points: { ...line, on: day } } })).toBe(false);
    },
  );

  it('is of banners that feature something', () => {
    expect(isRead({ targets: [target] })).toBe(true);
    for (const type of [1, 2, 13]) expect(isRead({ targets: [{ ...target, type }] })).toBe(false);
  });

  it('holds no more than a list that can be read', () => {
    const lines = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`own${at}`, line]));
    expect(isRead({ income: lines(200) })).toBe(true);
    expect(isRead({ income: lines(201) })).toBe(false);
    expect(isRead({ income: { '../points': line } })).toBe(false);
    expect(isRead({ targets: Array.from({ length: 13 }, () => target) })).toBe(false);
    expect(isRead({ targets: [{ ...target, name: 'x'.repeat(41) }] })).toBe(false);
  });

  it('keeps what is here, and takes over what was not told here', () => {
    const here = { ...empty, income: { points: line }, targets: [target] };
    const there = {
      ...empty,
      savings: { jade: 1, passes: 2, on: '2026-11-28' },
      income: { points: { ...line, jade: 7 }, shop: line },
      targets: [{ ...target, copies: 7 }],
    };
    expect(merge(here, there)).toEqual({
      ...here,
      savings: there.savings,
      income: { points: line, shop: line },
    });
    expect(merge(empty, there)).toEqual(there);
    expect(merge(there, empty)).toEqual(there);
  });

  it('stays readable when two devices with many lines come together', () => {
    const of = (name: string) => ({
      ...empty,
      income: Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`${name}${at}`, line])),
    });
    const both = merge(of('own'), of('other'));
    expect(schema.safeParse(both).success).toBe(true);
    expect(Object.keys(both.income)).toEqual(expect.arrayContaining(Object.keys(of('own').income)));
  });
});
