import type { BannerHistory, HistoryFrame } from './history.ts';
import { mergePulls } from './merge-pulls.ts';
import type { Pull } from './pull.ts';
import { comparePulls } from './pull-order.ts';
import { type BannerStatistics, type Counted, figuresOf, type Rare } from './statistics.ts';
import type { WarpTables } from './tables.ts';
import { rarityOf } from './tables.ts';

/** Statistics that grow: a page of pulls newer, or older, than all others costs next to nothing. */
export interface GrowingStatistics {
  /** Each once, oldest first. */
  readonly pulls: readonly Pull[];
  figures(): BannerStatistics;
  append(pulls: readonly Pull[]): GrowingStatistics;
}

/** Everything that is counted of one account and banner type. */
export function statistics(tables: WarpTables, history: BannerHistory): BannerStatistics {
  return createStatistics(tables, history).append(history.pulls).figures();
}

/** Statistics without pulls, to which any are added page by page, in any order. */
export function createStatistics(tables: WarpTables, frame: HistoryFrame): GrowingStatistics {
  return growing({ pulls: [], rare: [] });

  function growing(counted: Counted): GrowingStatistics {
    return {
      pulls: counted.pulls,
      figures: () => figuresOf(tables, frame, counted),
      append: (pulls) => growing(added(tables, counted, mergePulls(pulls, []))),
    };
  }
}

function added(tables: WarpTables, { pulls, rare }: Counted, page: readonly Pull[]): Counted {
  if (isBefore(pulls, page)) {
    return { pulls: pulls.concat(page), rare: rare.concat(rareOf(tables, page, pulls.length)) };
  }
  if (isBefore(page, pulls)) {
    const later = rare.map((star) => ({ ...star, at: star.at + page.length }));
    return { pulls: page.concat(pulls), rare: rareOf(tables, page, 0).concat(later) };
  }
  const merged = mergePulls(pulls, page);
  return { pulls: merged, rare: rareOf(tables, merged, 0) };
}

function isBefore(a: readonly Pull[], b: readonly Pull[]): boolean {
  const last = a.at(-1);
  return !last || !b[0] || comparePulls(last, b[0]) < 0;
}

function rareOf(tables: WarpTables, pulls: readonly Pull[], from: number): Rare[] {
  const rare: Rare[] = [];
  pulls.forEach((pull, index) => {
    const rarity = rarityOf(tables, pull);
    if (rarity === 4 || rarity === 5) rare.push({ at: from + index, pull, rarity });
  });
  return rare;
}
