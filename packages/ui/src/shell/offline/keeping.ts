import type { KeepOptions, KeepOutcome } from './keep-all.ts';

/** How far this tab is with bringing the database, in the one language that its pages are in. */
export interface Keeping {
  readonly done: number;
  /** How it ended; undefined as long as it goes on. */
  readonly outcome?: KeepOutcome;
}

type Bring = (followed: Pick<KeepOptions, 'signal' | 'onProgress'>) => Promise<KeepOutcome>;

/** The latest of this tab: it goes on whichever page is looked at. */
let latest: Keeping | undefined;
let stop = new AbortController();
const listeners = new Set<() => void>();

export function keepingNow(): Keeping | undefined {
  return latest;
}

/** @returns how to hear of it no more */
export function hearKeeping(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says to whoever listens how far it is. */
export async function followed(bring: Bring): Promise<KeepOutcome> {
  stop = new AbortController();
  let done = 0;
  tell({ done });
  const onProgress = (more: number) => {
    done = more;
    tell({ done });
  };
  const outcome = await bring({ signal: stop.signal, onProgress });
  tell({ done, outcome });
  return outcome;
}

/** What came stays; what is still to come is not wanted any more. */
export function cancelKeeping(): void {
  stop.abort();
}

function tell(keeping: Keeping): void {
  latest = keeping;
  for (const listener of listeners) listener();
}
