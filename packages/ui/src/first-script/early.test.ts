import { afterEach, describe, expect, it, vi } from 'vitest';
import { doEarlyPresses, hearEarly, keysEarly, typedEarly } from './early.ts';

const done: string[] = [];
/** What a press does depends on what the page shows by then, which follows it a moment later. */
let shown = '';
const buttonOf = (name: string, isConnected = true) => ({
  isConnected,
  click: () => {
    done.push(`${shown}${name}`);
    queueMicrotask(() => {
      shown += `${name} `;
    });
  },
});

function pressed(...buttons: readonly object[]) {
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('window', { early: { pressed: new Set(buttons), filled: new Set() } });
}

afterEach(() => {
  vi.unstubAllGlobals();
  done.length = 0;
  shown = '';
});

describe('what was pressed before the page was alive', () => {
  it('is done one after the other, each on what the one before has made of the page', async () => {
    pressed(buttonOf('quantum'), buttonOf('hunt'));
    doEarlyPresses();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(done).toEqual(['quantum', 'quantum hunt']);
  });

  it('is done once, and not where it is gone', async () => {
    pressed(buttonOf('gone', false), buttonOf('there'));
    doEarlyPresses();
    doEarlyPresses();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(done).toEqual(['there']);
  });
});

describe('what is typed before the page is alive', () => {
  const KEY = {
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    isComposing: false,
  };

  /** Types on a page that has run its first script and nothing else, and tells which keys the page kept for itself. */
  function type(...keys: readonly (string | (Partial<typeof KEY> & { readonly key: string }))[]) {
    const heard = new Map<string, (event: object) => void>();
    const kept: string[] = [];
    vi.stubGlobal('window', {});
    vi.stubGlobal('addEventListener', heard.set.bind(heard));
    hearEarly();
    for (const pressed of keys) {
      const key = typeof pressed === 'string' ? { key: pressed } : pressed;
      heard.get('keydown')?.({
        ...{ ...KEY, ...key, type: 'keydown' },
        ...{ preventDefault: () => kept.push(key.key), stopPropagation: () => undefined },
      });
    }
    return kept;
  }
  const CTRL_K = { key: 'k', ctrlKey: true };

  it('is kept for the search, once its key was pressed', () => {
    const kept = type('x', CTRL_K, 's', 'e', 'r', 'Backspace', { key: 'E', shiftKey: true }, 'Tab');
    expect(typedEarly()).toBe('seE');
    expect(kept).toEqual(['k', 's', 'e', 'r', 'Backspace', 'E']);
  });

  it.each([
    ['Cmd and K', { key: 'k', metaKey: true }],
    ['K under caps lock', { key: 'K', ctrlKey: true }],
  ])('is for the search after %s', (_, key) => {
    type(key, 'a');
    expect(typedEarly()).toBe('a');
  });

  it.each([
    ['a letter', { key: 'k' }],
    ['another shortcut', { key: 'k', ctrlKey: true, shiftKey: true }],
    ['both keys at once', { key: 'k', ctrlKey: true, metaKey: true }],
  ])('is the page’s own after %s', (_, key) => {
    expect(type(key, 'a')).toEqual([]);
    expect(typedEarly()).toBeUndefined();
  });

  it('is never for the search in the desktop’s window, where its key lists the keys', () => {
    vi.stubGlobal('trailbook', {});
    expect(type(CTRL_K, 'a')).toEqual([]);
    expect(typedEarly()).toBeUndefined();
    expect(keysEarly().map(({ key }) => key)).toEqual(['k', 'a']);
  });

  it('ends with Enter where that was pressed last, and loses it with the letter before', () => {
    expect(type('Enter', CTRL_K, 'Enter', 'a', 'b', 'Enter')).toEqual(['k', 'a', 'b', 'Enter']);
    expect(typedEarly()).toBe('ab\n');
    type(CTRL_K, 'a', 'b', 'Enter', 'Enter', 'Backspace');
    expect(typedEarly()).toBe('a');
  });

  it('is known to the page, as far as no search was asked for', () => {
    expect(type('a', '?')).toEqual([]);
    expect(keysEarly().map(({ key }) => key)).toEqual(['a', '?']);
    type('?', CTRL_K, '?');
    expect(keysEarly()).toEqual([]);
    expect(typedEarly()).toBe('?');
  });

  it('is kept through a second press of the key and through other shortcuts', () => {
    type(CTRL_K, 'a', CTRL_K, { key: 'r', ctrlKey: true }, 'b');
    expect(typedEarly()).toBe('ab');
  });
});
