import { expect, it } from 'vitest';
import { knownSavings } from './known-savings.ts';

const today = '2026-11-28';
const told = { jade: 8000, passes: 0, on: '2026-11-20' };

it('savings are known from the odds page, with their day, and from the inventory', () => {
  expect(knownSavings(null, {}, today)).toBeUndefined();
  expect(knownSavings(told, {}, today)).toEqual(told);
  expect(knownSavings(told, { 1: 5, 102: 12 }, today)).toEqual({ ...told, passes: 12 });
  expect(knownSavings(null, { 102: 12 }, today)).toEqual({ jade: 0, passes: 12, on: today });
  expect(knownSavings(null, { 1: 99_999_999 }, today)?.jade).toBe(9_999_999);
});
