import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropTyped, giveTyped, holdTyping } from './typing-ahead.ts';

const KEY = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false };

class Field {
  type = 'search';
  value = 'before';
  isConnected = true;
  readonly heard: string[] = [];
  setRangeText(text: string) {
    this.value = text;
  }
  dispatchEvent({ type }: { readonly type: string }) {
    this.heard.push(`${type} ${this.value}`);
  }
}

let hear: ((event: object) => void) | undefined;

/** Which of the keys were kept from the page. */
function press(...keys: readonly string[]): string[] {
  const kept: string[] = [];
  for (const key of keys) {
    hear?.({
      ...KEY,
      key,
      preventDefault: () => kept.push(key),
      stopImmediatePropagation: () => undefined,
    });
  }
  return kept;
}

function opened(): Field {
  const field = new Field();
  giveTyped(field as unknown as Element);
  return field;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => {
    hear = listener;
  });
  vi.stubGlobal('removeEventListener', () => {
    hear = undefined;
  });
  vi.stubGlobal('HTMLInputElement', Field);
  vi.stubGlobal('InputEvent', Event);
  vi.stubGlobal('KeyboardEvent', Event);
});

afterEach(() => {
  dropTyped();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('Enter counts once, for the text that was typed before it, when the sheet has searched', () => {
  holdTyping();
  expect(press('s', 'e', 'Enter', 'Enter')).toHaveLength(4);
  const field = opened();
  expect(field.heard).toEqual(['input se']);
  vi.runAllTimers();
  expect(field.heard).toEqual(['input se', 'keydown se']);
});

it('Enter does not count where the text was changed after it', () => {
  for (const [after, text] of [
    ['l', 'sel'],
    ['Backspace', 's'],
  ] as const) {
    holdTyping();
    press('s', 'e', 'Enter', after);
    const field = opened();
    vi.runAllTimers();
    expect(field.heard).toEqual([`input ${text}`]);
  }
});

it('Enter does not count where the field is changed or gone meanwhile', () => {
  const changes: readonly Partial<Field>[] = [{ value: 'other' }, { isConnected: false }];
  for (const change of changes) {
    holdTyping();
    press('s', 'Enter');
    const field = opened();
    Object.assign(field, change);
    vi.runAllTimers();
    expect(field.heard).toEqual(['input s']);
  }
});

it('Enter does nothing where nothing comes, and is the page’s own before anything is typed', () => {
  holdTyping();
  expect(press('Enter', ' ', 'Enter')).toEqual([' ']);
  press('s', 'Enter');
  dropTyped();
  const field = opened();
  vi.runAllTimers();
  expect(field.heard).toEqual([]);
});
