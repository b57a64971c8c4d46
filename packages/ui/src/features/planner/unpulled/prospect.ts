import { ok, type Result } from '@trailbook/core/internal/basics';
import type { PlannerTables } from '@trailbook/core/internal/dataset';
import {
  asPlayed,
  DEFAULT_PACE,
  type Entry,
  farming,
  type ItemLines,
  type PlannerSettings,
} from '@trailbook/core/internal/planner';
import type { Documents } from '@trailbook/core/internal/user-data';
import { chanceWithin, type HeldItem, type OddsError, odds } from '@trailbook/core/internal/warp';
import type { WarpData } from '@trailbook/pages';
import { withGuarantee } from '../../warp/odds/odds-answer.ts';
import { plannedTargets } from '../../warp/odds/planned.ts';
import { questionOf } from '../../warp/odds/question-of.ts';
import type { Standing } from '../../warp/parts/standing.ts';

/** How likely a player is to get what they plan for and do not have. */
export interface Prospect {
  /** The chance, and the chance if a guarantee that nobody knows of is there. */
  readonly chance: readonly [low: number, high: number];
  /** The day until which the player waits; null for now. */
  readonly until: string | null;
}

/** What the answer rests on: the odds page's own. */
export interface Outlook {
  readonly game: WarpData;
  readonly odds: Documents['odds'];
  readonly collection: readonly HeldItem[];
  readonly standing: Standing;
  readonly today: string;
  /** Jade that achievements still give. */
  readonly jadeLeft?: number | undefined;
}

/** Of an entry; undefined where the player has it, or where no banner ever featured it. */
export function prospectOf(
  entry: Entry,
  outlook: Outlook,
): Result<Prospect, OddsError> | undefined {
  const { game, collection } = outlook;
  const [target] = entry.custom ? [] : plannedTargets(game, [entry], collection);
  const question = target && questionOf(game, { ...outlook.odds, targets: [target] }, outlook);
  if (!question) return undefined;
  const { state, steps, featured, pulls, open = [] } = question;
  const least = odds(state, steps, featured);
  if (!least.ok) return least;
  const most = odds(withGuarantee(state, open), steps, featured);
  if (!most.ok) return most;
  return ok({
    chance: [chanceWithin(least.value.chances, pulls), chanceWithin(most.value.chances, pulls)],
    until: outlook.odds.until,
  });
}

/** Trailblaze power of what an entry still lacks, at the player's pace. */
export function powerOf(
  tables: PlannerTables,
  lines: ItemLines,
  settings: PlannerSettings,
): number {
  const missing = [...lines].filter(([, line]) => line.missing > 0);
  const counts = new Map(missing.map(([item, line]) => [item, line.missing]));
  const { power, powerWithSynthesis } = asPlayed(tables, farming(tables, counts, settings));
  return (settings.pace ?? DEFAULT_PACE).withSynthesis ? powerWithSynthesis : power;
}

/** Power that is spent in vain on average, where what it is for may not come. */
export function atRisk(power: number, chance: number): number {
  return Math.round(power * (1 - chance));
}
