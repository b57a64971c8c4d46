import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetReminders, isReminding, REMINDERS_KEY } from '../../../platform/reminding.ts';
import { keepTold, keepWishes, readTold, readWishes } from './wishes.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('what a browser reminds of', () => {
  it('is nothing, until it is told to', () => {
    expect(readWishes().kinds).toEqual([]);
    expect(isReminding()).toBe(false);
  });

  it('is kept, and gone when the last is switched off', () => {
    expect(keepWishes({ kinds: ['daily', 'warps'], warpDays: 7 })).toBe(true);
    expect(readWishes()).toEqual({ kinds: ['daily', 'warps'], warpDays: 7 });
    expect(isReminding()).toBe(true);
    keepWishes({ kinds: [], warpDays: 7 });
    expect(isReminding()).toBe(false);
    expect(stored.size).toBe(0);
  });

  it('is nothing where something else stands in its place', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        stored.set(REMINDERS_KEY, text);
        stored.set('trailbook:reminders-told', text);
        expect(readWishes().warpDays).toBeGreaterThan(0);
        expect(Array.isArray(readTold())).toBe(true);
      }),
    );
  });
});

describe('what was told', () => {
  it('is known, the latest fifty', () => {
    for (let day = 0; day < 60; day++) keepTold(`daily-${day}`);
    expect(readTold()).toHaveLength(50);
    expect(readTold().at(-1)).toBe('daily-59');
    keepTold('daily-30');
    expect(readTold().filter((id) => id === 'daily-30')).toHaveLength(1);
  });

  it('is forgotten with everything', () => {
    keepWishes({ kinds: ['plan'], warpDays: 14 });
    keepTold('plan-1');
    forgetReminders();
    expect(stored.size).toBe(0);
  });
});

it('a browser that forbids storage reminds of nothing, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(keepWishes({ kinds: ['daily'], warpDays: 14 })).toBe(false);
  expect(readWishes().kinds).toEqual([]);
  expect(isReminding()).toBe(false);
  expect(() => keepTold('a')).not.toThrow();
  expect(() => forgetReminders()).not.toThrow();
});
