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
import {
  type HeldItem,
  type OddsError,
  type Standing,
  type TargetChance,
  targetChances,
} from '@trailbook/core/internal/warp';
import type { WarpData } from '@trailbook/pages';
import { withGuarantee } from '../../warp/odds/odds-answer.ts';
import { plannedTargets } from '../../warp/odds/planned.ts';
import { questionOf } from '../../warp/odds/question-of.ts';

/** A chance, and the chance if a guarantee that nobody knows of is there. */
export type ChanceSpan = readonly [low: number, high: number];

/** How likely a player is to get what they plan for and do not have. */
export interface Prospect {
  /** With what is left once the unpulled entries before it have come. */
  readonly chance: ChanceSpan;
  /** If all went to this entry. */
  readonly alone: ChanceSpan;
  /** How many unpulled entries come before it. */
  readonly before: number;
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

// Rule W38.
/**
 * Of all entries that count in the plan, by what they are of; none where the player has it, or where no banner ever
 * featured it. Their jade is one, and the plan's order says who comes first.
 */
export function prospectsOf(
  entries: readonly Entry[],
  outlook: Outlook,
): Result<ReadonlyMap<number, Prospect>, OddsError> {
  const { game, collection } = outlook;
  const counted = entries.filter(({ enabled }) => enabled);
  const targets = plannedTargets(game, counted, collection);
  const question = questionOf(game, { ...outlook.odds, targets }, outlook);
  if (!question) return ok(new Map());
  const { state, steps, open = [] } = question;
  const least = targetChances(state, steps, question);
  if (!least.ok) return least;
  const most = targetChances(withGuarantee(state, open), steps, question);
  if (!most.ok) return most;
  const span = (place: number, of: keyof TargetChance): ChanceSpan => [
    least.value[place]?.[of] ?? 0,
    most.value[place]?.[of] ?? 0,
  ];
  const prospects = targets.map(({ itemId }, before): [number, Prospect] => [
    itemId ?? 0,
    {
      chance: span(before, 'inOrder'),
      alone: span(before, 'alone'),
      before,
      until: outlook.odds.until,
    },
  ]);
  return ok(new Map(prospects));
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
