/** What of achievements is kept, as this version of the site writes it. */
export const ACHIEVEMENTS_VERSION = 2;

/** Which achievements are done, and which are not any more, by id, with the time of that in milliseconds. */
export interface Marked {
  /** 0 where the time is not known. */
  readonly done: Readonly<Record<string, number>>;
  /** Those that were done and taken back; a store that had them done earlier does not bring them again. */
  readonly undone: Readonly<Record<string, number>>;
}

/** What is known of one achievement, in one number: since when it is done; below zero, since when not any more. */
export type Stamp = number;

/** Undefined for what was never done. */
export function stampOf({ done, undone }: Marked, id: number | string): Stamp | undefined {
  if (Object.hasOwn(done, id)) return done[id];
  return Object.hasOwn(undone, id) ? -(undone[id] ?? 0) : undefined;
}

/** Which of two holds: the later; of the same time, that it is done. */
export function laterStamp(a: Stamp, b: Stamp): Stamp {
  if (Math.abs(a) === Math.abs(b)) return Math.max(a, b);
  return Math.abs(a) > Math.abs(b) ? a : b;
}

/** A change made now. It is later than what it changes, even where a clock was set back. */
export function nextStamp(before: Stamp | undefined, isDone: boolean, now: number): Stamp {
  const after = before === undefined ? now : Math.max(now, Math.abs(before) + 1);
  const time = Math.min(after, Number.MAX_SAFE_INTEGER);
  return isDone ? time : -Math.max(time, 1);
}

/** With other stamps for some achievements; undefined for what was never done. */
export function withStamps<Known extends Marked>(
  marked: Known,
  stamps: Iterable<readonly [id: number | string, stamp: Stamp | undefined]>,
): Known {
  const done = { ...marked.done };
  const undone = { ...marked.undone };
  for (const [id, stamp] of stamps) {
    delete done[id];
    delete undone[id];
    if (stamp === undefined) continue;
    if (stamp < 0) undone[id] = -stamp;
    else done[id] = stamp;
  }
  return { ...marked, done, undone };
}
