import {
  isUntouched,
  type PageState,
  readPageState,
  UNTOUCHED_PAGE,
} from '@trailbook/core/internal/user-data';
import { useCallback, useReducer, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { PAGE_STATE_PREFIX } from './storage-keys.ts';

/** By page; each enters when it is read first. */
const states = createStore(() => new Map<string, PageState>());

/**
 * How a page was left, and how to change it. On the server and while the page comes alive it is
 * untouched; what was kept follows before anything is painted.
 *
 * @param page - its address below the language, so that a change of language keeps it
 */
export function usePageState(page: string): [PageState, (changes: Partial<PageState>) => void] {
  const state = useSyncExternalStore(
    states.subscribe,
    () => stateOf(page),
    () => UNTOUCHED_PAGE,
  );
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const change = useCallback(
    (changes: Partial<PageState>) => {
      keep(page, { ...stateOf(page), ...changes });
      // A page that has only just been drawn is not listening yet, and would put back what was typed.
      redraw();
    },
    [page],
  );
  return [state, change];
}

/** Forgets how all pages were left. */
export function clearPageStates(): void {
  for (const page of states.getState().keys()) keep(page, UNTOUCHED_PAGE);
}

function stateOf(page: string): PageState {
  const known = states.getState();
  const state = known.get(page) ?? readPageState(keptText(page));
  // Nothing changes by it: nobody is told.
  known.set(page, state);
  return state;
}

function keep(page: string, state: PageState): void {
  states.setState((all) => new Map(all).set(page, state), true);
  try {
    if (isUntouched(state)) sessionStorage.removeItem(PAGE_STATE_PREFIX + page);
    else sessionStorage.setItem(PAGE_STATE_PREFIX + page, JSON.stringify(state));
  } catch {
    // A full store, or none, costs nothing but the memory of a filter.
  }
}

/** Where the browser forbids storage, asking for it throws. */
function keptText(page: string): string | null {
  try {
    return sessionStorage.getItem(PAGE_STATE_PREFIX + page);
  } catch {
    return null;
  }
}
