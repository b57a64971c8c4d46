import { createStore } from 'zustand/vanilla';
import type { KeepOptions, KeepOutcome } from './keep-all.ts';

/** How far this tab is with bringing the database, in the one language that its pages are in. */
export interface Keeping {
  readonly done: number;
  /** How it ended; undefined as long as it goes on. */
  readonly outcome?: KeepOutcome;
}

type Bring = (followed: Pick<KeepOptions, 'signal' | 'onProgress'>) => Promise<KeepOutcome>;

/** The latest of this tab: it goes on whichever page is looked at. */
export const keeping = createStore<Keeping | undefined>(() => undefined);
let stop = new AbortController();

/** Brings the database, and keeps `keeping` in step with it. */
export async function followed(bring: Bring): Promise<KeepOutcome> {
  stop = new AbortController();
  let done = 0;
  keeping.setState({ done }, true);
  const onProgress = (more: number) => {
    done = more;
    keeping.setState({ done }, true);
  };
  const outcome = await bring({ signal: stop.signal, onProgress });
  keeping.setState({ done, outcome }, true);
  return outcome;
}

/** What came stays; what is still to come is not wanted any more. */
export function cancelKeeping(): void {
  stop.abort();
}
