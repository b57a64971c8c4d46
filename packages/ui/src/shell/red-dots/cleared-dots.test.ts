import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearedDots, forgetCleared, keepCleared } from './cleared-dots.ts';

afterEach(() => vi.unstubAllGlobals());

describe('dots that were cleared', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
  });

  it('are none at first, and then each of them once', () => {
    expect(clearedDots()).toEqual([]);
    for (const id of ['calculator', 'achieve', 'calculator']) keepCleared(id);
    expect(clearedDots()).toEqual(['calculator', 'achieve']);
  });

  it('are forgotten where everything is', () => {
    keepCleared('calculator');
    forgetCleared();
    expect(clearedDots()).toEqual([]);
  });
});

it('a browser that forbids storage clears none, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => keepCleared('calculator')).not.toThrow();
  expect(() => forgetCleared()).not.toThrow();
  expect(clearedDots()).toEqual([]);
});
