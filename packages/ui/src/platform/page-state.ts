import {
  isUntouched,
  type PageState,
  readPageState,
  UNTOUCHED_PAGE,
} from '@trailbook/core/internal/user-data';
import { useCallback, useReducer, useSyncExternalStore } from 'react';
import { PAGE_STATE_PREFIX } from './storage-keys.ts';

const states = new Map<string, PageState>();
const listeners = new Set<() => void>();

/**
 * How a page was left, and how to change it. On the server and while the page comes alive it is
 * untouched; what was kept follows before anything is painted.
 *
 * @param page - its address below the language, so that a change of language keeps it
 */
export function usePageState(page: string): [PageState, (changes: Partial<PageState>) => void] {
  const state = useSyncExternalStore(
    subscribe,
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
  for (const page of states.keys()) keep(page, UNTOUCHED_PAGE);
}

function stateOf(page: string): PageState {
  let state = states.get(page);
  if (!state) {
    state = readPageState(keptText(page));
    states.set(page, state);
  }
  return state;
}

function keep(page: string, state: PageState): void {
  states.set(page, state);
  try {
    if (isUntouched(state)) sessionStorage.removeItem(PAGE_STATE_PREFIX + page);
    else sessionStorage.setItem(PAGE_STATE_PREFIX + page, JSON.stringify(state));
  } catch {
    // A full store, or none, costs nothing but the memory of a filter.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where the browser forbids storage, asking for it throws. */
function keptText(page: string): string | null {
  try {
    return sessionStorage.getItem(PAGE_STATE_PREFIX + page);
  } catch {
    return null;
  }
}
