import { type ImportedHistory, instantOf, type RefusedRow } from '@trailbook/core/internal/warp';

/** A device may be on the time of any zone, and its clock may be off by a little. */
const SLACK_MS = 2 * 24 * 3_600_000;

/**
 * A file's warps without those that are yet to be made. One of a year to come would be the newest for good: pity would
 * be counted from it, and what was imported cannot be taken out again.
 */
export function withoutFuturePulls(history: ImportedHistory, now: number): ImportedHistory {
  const refused: RefusedRow[] = [];
  const latest = now + SLACK_MS;
  const accounts = history.accounts.map((account) => ({
    ...account,
    pulls: account.pulls.filter(({ id, time, zone }) => {
      if (instantOf(time, zone ?? 0) > latest) refused.push({ place: time, code: 'ROW_BAD_TIME' });
      // An id begins with its time, and stands in the order of the warps.
      else if (id !== null && 1000 * Number(id.slice(0, -9)) > latest) {
        refused.push({ place: id, code: 'ROW_BAD_ID' });
      } else return true;
      return false;
    }),
  }));
  if (refused.length === 0) return history;
  return { ...history, accounts, refused: [...history.refused, ...refused] };
}
