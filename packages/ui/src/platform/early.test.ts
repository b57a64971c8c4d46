import { afterEach, describe, expect, it, vi } from 'vitest';
import { doEarlyPresses } from './early.ts';

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
