import { afterEach, expect, it, vi } from 'vitest';
import { holdWindowKeys, takeWindowKeys } from './window-keys.ts';

afterEach(() => vi.unstubAllGlobals());

it('holds the keys of the window, and no other, until its page takes them', () => {
  const listeners = new Set<(event: unknown) => void>();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('addEventListener', (_name: string, hear: () => void) => listeners.add(hear));
  vi.stubGlobal('removeEventListener', (_name: string, hear: () => void) => listeners.delete(hear));
  holdWindowKeys();
  const press = (key: string, more: object = { ctrlKey: true }) => {
    const stop = vi.fn();
    const keys = { ctrlKey: false, metaKey: false, altKey: false };
    const event = { ...keys, key, preventDefault: stop, stopImmediatePropagation: stop, ...more };
    for (const hear of listeners) hear(event);
    return stop.mock.calls.length > 0;
  };
  expect(['2', 'K', '+', '0'].map((key) => press(key))).toEqual([true, true, true, true]);
  expect(press('k', { metaKey: true })).toBe(true);
  expect(['4', 'c', 'Kk', 'Enter'].map((key) => press(key))).toEqual([false, false, false, false]);
  expect(press('k', {})).toBe(false);
  expect(press('k', { ctrlKey: true, altKey: true })).toBe(false);
  expect(press('k', { ctrlKey: true, metaKey: true })).toBe(false);
  expect(takeWindowKeys().map(({ key }) => key)).toEqual(['2', 'K', '+', '0', 'k']);
  expect(takeWindowKeys()).toEqual([]);
  expect(press('2')).toBe(false);
});
