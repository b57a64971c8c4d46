import {
  type BannerType,
  isFeatured,
  type Pull,
  type Rarity,
  rarityOf,
  type WarpTables,
} from '../warp/index.ts';

/**
 * What global statistics keep of a pull: no id, and the day instead of the time. How rare it is and whether it
 * was featured stand in it, so that figures stay what they were when the game's data grow.
 */
export interface KeptPull {
  readonly gachaId: number;
  readonly itemId: number;
  /** Days since 1970, as the server's clock has it. */
  readonly day: number;
  readonly rarity: Rarity | null;
  /** Of a 5★ on an event banner; null of all others, and where nobody can know. */
  readonly isFeatured: boolean | null;
}

/** What global statistics keep of one contributor and banner type. */
export interface KeptHistory {
  readonly type: BannerType;
  /** Whether the account's first pull of this banner type is among them. */
  readonly isComplete: boolean;
  /** Places of pulls right before which rows are missing. */
  readonly gapsAt: readonly number[];
  /** Oldest first. */
  readonly pulls: readonly KeptPull[];
}

/** Of whom nothing is kept yet. */
export function noHistory(type: BannerType): KeptHistory {
  return { type, isComplete: false, gapsAt: [], pulls: [] };
}

/** What is kept of a pull that the game's own records have. */
export function keptPull(
  tables: WarpTables,
  type: BannerType,
  pull: Pick<Pull, 'gachaId' | 'itemId' | 'time' | 'zone' | 'rarity'>,
): KeptPull {
  const { gachaId, itemId, time } = pull;
  const rarity = rarityOf(tables, pull);
  return {
    ...{ gachaId, itemId, rarity },
    day: dayNumber(time.slice(0, 10)),
    isFeatured: rarity === 5 ? isFeatured(tables, type, { ...pull, source: 'game' }) : null,
  };
}

const DAY_MS = 86_400_000;

/** The number of a day, `YYYY-MM-DD`. */
export function dayNumber(day: string): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}

/** The day of a number, `YYYY-MM-DD`. */
export function dayOf(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/** Newcomers have fifty pulls and no more: whoever has them all has the first. */
const NEWCOMER_PULLS = 50;

/**
 * The history with newer pulls at its end.
 *
 * @param isJoined - whether nothing can be missing between what is kept and what is added
 */
export function withPulls(
  history: KeptHistory,
  { pulls, isJoined }: { readonly pulls: readonly KeptPull[]; readonly isJoined: boolean },
): KeptHistory {
  const { type, gapsAt } = history;
  const all = history.pulls.concat(pulls);
  const hasGap = !isJoined && history.pulls.length > 0 && pulls.length > 0;
  return {
    type,
    isComplete: type === 2 && all.length >= NEWCOMER_PULLS,
    gapsAt: hasGap ? [...gapsAt, history.pulls.length] : gapsAt,
    pulls: all,
  };
}
