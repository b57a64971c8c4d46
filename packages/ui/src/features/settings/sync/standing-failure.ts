import type { SyncFailure, SyncOutcome } from '../../../storage/index.ts';

/** Something that failed on this page. */
export interface FailedHere {
  /** In milliseconds. */
  readonly at: number;
  readonly failure: SyncFailure;
}

// Rule U25.
/** What is still wrong: of what failed on this page and how the last sync of any tab ended, the later one counts. */
export function standingFailure(
  here: FailedHere | undefined,
  outcome: SyncOutcome | undefined,
): SyncFailure | undefined {
  if (here && !(outcome && outcome.at > here.at)) return here.failure;
  return outcome?.failure ?? undefined;
}
