import { describe, expect, it } from 'vitest';
import { rowPlaces } from './row-places.ts';

describe('rows of different heights', () => {
  it('stand below each other, as high as they are taken to be until they are measured', () => {
    const places = rowPlaces(4, 50);
    expect([0, 1, 4].map(places.topOf)).toEqual([0, 50, 200]);
    expect(places.measure(1, 80)).toBe(true);
    expect([0, 1, 2, 4].map(places.topOf)).toEqual([0, 50, 130, 230]);
  });

  it('are found by where they stand', () => {
    const places = rowPlaces(3, 50);
    places.measure(0, 80);
    expect([-10, 0, 79, 80, 129, 130, 9999].map(places.rowAt)).toEqual([0, 0, 0, 1, 1, 2, 2]);
    expect(rowPlaces(0, 50).rowAt(10)).toBe(0);
  });

  it('are no news when they are measured again', () => {
    const places = rowPlaces(2, 50);
    expect(places.measure(0, 50)).toBe(false);
    expect(places.measure(0, 60)).toBe(true);
    expect(places.measure(0, 60)).toBe(false);
    expect(places.measure(2, 60)).toBe(false);
  });
});
