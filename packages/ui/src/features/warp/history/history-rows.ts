import {
  type BannerStatistics,
  type Outcome,
  type Pull,
  type Rarity,
  rarityOf,
  type WarpTables,
} from '@trailbook/core/internal/warp';

/** A pull, as the history shows it. */
export interface HistoryRow {
  readonly pull: Pull;
  /** Its place among all, from 1. */
  readonly place: number;
  /** Null where the data do not know the thing yet. */
  readonly rarity: Rarity | null;
  /** Pulls since the last 5★, itself included; of a 4★, since the last 4★. */
  readonly pity: number;
  /** Pulls since the last 5★, itself included, whatever it is. */
  readonly since: number;
  /** Whether its pity is all, or so many at least. */
  readonly isWhole: boolean;
  readonly outcome: Outcome | null;
}

/**
 * Every pull with its pity, newest first.
 *
 * @param pulls - in order
 */
export function historyRows(
  tables: WarpTables,
  pulls: readonly Pull[],
  { fiveStars, fourStars, isPity5Known }: BannerStatistics,
): HistoryRow[] {
  const rows: HistoryRow[] = [];
  const [five, four] = [fiveStars[Symbol.iterator](), fourStars[Symbol.iterator]()];
  let next = five.next().value;
  let since = 0;
  for (const [at, pull] of pulls.entries()) {
    since++;
    const common = { pull, place: at + 1, rarity: rarityOf(tables, pull) };
    const isWhole = next ? next.pity !== null : isPity5Known;
    if (next?.pull.id === pull.id) {
      const pity = next.atLeast;
      rows.push({ ...common, pity, since: pity, isWhole, outcome: next.outcome });
      next = five.next().value;
      since = 0;
      continue;
    }
    const star = common.rarity === 4 ? four.next().value : undefined;
    rows.push({
      ...{ ...common, since },
      ...(star ? { pity: star.atLeast, isWhole: star.pity !== null } : { pity: since, isWhole }),
      outcome: null,
    });
  }
  return rows.reverse();
}
