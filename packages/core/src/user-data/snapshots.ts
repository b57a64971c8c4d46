import { COUNTED } from './kinds.ts';
import type { Measures } from './user-data.ts';

/** A snapshot that is kept for recovery. */
export interface Snapshot {
  readonly name: string;
  /** In milliseconds. */
  readonly createdAt: number;
  readonly bytes: number;
  readonly measures: Measures;
  /** Why it was taken, where it says so. */
  readonly cause?: string | undefined;
}

const NEWEST = 2;
const HOURS = 6;
const DAYS = 7;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** What all snapshots together may take. */
export const SNAPSHOT_BYTES = 48 * 1024 ** 2;

/**
 * Which snapshots may go: all but the newest two, the newest of each of the last six hours and seven
 * days that have one, and the fullest of all, which outlives any loss that went unnoticed. Beyond the
 * space allowed the oldest go first; the newest and the fullest always stay.
 */
export function outdatedSnapshots(
  snapshots: readonly Snapshot[],
  spaceBytes = SNAPSHOT_BYTES,
): string[] {
  const newestFirst = [...snapshots].sort((a, b) => b.createdAt - a.createdAt);
  const fullest = fullestOf(newestFirst);
  const wanted = new Set([
    ...newestFirst.slice(0, NEWEST),
    ...newestOfEach(newestFirst, HOUR_MS, HOURS),
    ...newestOfEach(newestFirst, DAY_MS, DAYS),
  ]);
  let left = spaceBytes - (fullest?.bytes ?? 0);
  return newestFirst
    .filter((snapshot, place) => {
      if (snapshot === fullest) return false;
      if (!wanted.has(snapshot)) return true;
      left -= snapshot.bytes;
      return left < 0 && place > 0;
    })
    .map((snapshot) => snapshot.name);
}

/** The snapshot that holds most; of equally full ones the first. */
export function fullestOf<S extends Snapshot>(snapshots: readonly S[]): S | undefined {
  return [...snapshots].sort((a, b) => fullness(b) - fullness(a))[0];
}

function newestOfEach(newestFirst: readonly Snapshot[], spanMs: number, spans: number): Snapshot[] {
  const bySpan = new Map<number, Snapshot>();
  for (const snapshot of newestFirst) {
    const span = Math.floor(snapshot.createdAt / spanMs);
    if (!bySpan.has(span)) bySpan.set(span, snapshot);
  }
  return [...bySpan.values()].slice(0, spans);
}

function fullness({ measures }: Snapshot): number {
  return COUNTED.reduce((sum, kind) => sum + measures[kind], 0);
}
