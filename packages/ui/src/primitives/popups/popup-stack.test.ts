import { beforeEach, describe, expect, it } from 'vitest';
import { createPopupStack, type PopupStack } from './popup-stack.ts';

let stack: PopupStack;
let closed: string[];
/** Shows a popup that goes when it is told to, and notes that. */
const show = (name: string, path = '/en/planner', how: 'display' | 'displaySingle' = 'display') => {
  const gone = stack[how]({
    path,
    dismiss: () => {
      closed.push(name);
      gone();
    },
  });
  return gone;
};

beforeEach(() => {
  stack = createPopupStack();
  closed = [];
});

describe('the stack of popups', () => {
  it('closes the uppermost first, each with its own dismiss action, and once', () => {
    show('entry');
    show('question');
    expect(stack.closeTop()).toBe(true);
    expect(stack.closeTop()).toBe(true);
    expect(stack.closeTop()).toBe(false);
    expect(closed).toEqual(['question', 'entry']);
  });

  it('asks again where the owner has kept it, for what was entered', () => {
    stack.display({ path: '/en', dismiss: () => closed.push('asked') });
    stack.closeTop();
    expect(stack.closeTop()).toBe(true);
    expect(closed).toEqual(['asked', 'asked']);
  });

  it('forgets a popup that its owner has put away', () => {
    show('entry');
    const goneFromPage = show('question');
    goneFromPage();
    stack.closeTop();
    expect(closed).toEqual(['entry']);
  });

  it('is replaced as a whole by a single popup', () => {
    show('entry');
    show('question');
    show('help', '/en/planner', 'displaySingle');
    expect(closed).toEqual(['question', 'entry']);
    stack.closeTop();
    expect(closed).toEqual(['question', 'entry', 'help']);
    expect(stack.closeTop()).toBe(false);
  });

  it('keeps what has no dismiss action, such as the notice of an update', () => {
    stack.display({ path: '/en' });
    expect(stack.closeTop()).toBe(false);
    stack.closeOthers('/en/planner');
    show('help', '/en/planner', 'displaySingle');
    stack.closeTop();
    // The notice is uppermost again.
    expect(stack.closeTop()).toBe(false);
    expect(closed).toEqual(['help']);
  });
});

describe('a lock on closing', () => {
  it('holds until it is given back', () => {
    show('import');
    const unlock = stack.lock();
    expect(stack.closeTop()).toBe(false);
    unlock();
    expect(stack.closeTop()).toBe(true);
  });

  it('holds while anyone needs it', () => {
    show('import');
    const unlock = stack.lock();
    stack.lock();
    unlock();
    unlock();
    expect(stack.closeTop()).toBe(false);
  });

  it('is released for what must be seen', () => {
    show('import');
    stack.lock();
    stack.releaseLocks();
    expect(stack.closeTop()).toBe(true);
  });

  it('does not hold the reader on a page that was left', () => {
    show('import');
    stack.lock();
    stack.closeOthers('/en/settings');
    expect(closed).toEqual(['import']);
  });
});

describe('a navigation', () => {
  it('closes what was opened on the page before, from above', () => {
    show('sheet', '/en/materials');
    show('count', '/en/materials');
    stack.closeOthers('/en/characters');
    expect(closed).toEqual(['count', 'sheet']);
  });

  it('leaves what the new page has opened as it came', () => {
    show('sheet', '/en/character/seele');
    show('new entry', '/en/planner');
    stack.closeOthers('/en/planner');
    expect(closed).toEqual(['sheet']);
  });
});
