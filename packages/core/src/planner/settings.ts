import type { FarmKind, ItemId, StageId } from '../dataset/index.ts';
import type { DropTiers } from './drop-tiers.ts';
import { type DayRun, DEFAULT_PACE, type FarmingPace, type PaceChoice } from './schedule.ts';

/** How a player farms: difficulties, pace, and what was run today. */
export interface PlannerSettings extends DropTiers {
  readonly pace?: PaceChoice;
  readonly today?: FarmedToday;
}

/** What was run on one day. */
export interface FarmedToday {
  /** The server's day; what was run on another one no longer counts. */
  readonly day: number;
  readonly runs: readonly FarmedRun[];
}

/** Runs that were ticked off, and what was put into the inventory for them. */
export interface FarmedRun {
  readonly kind: FarmKind;
  readonly stage: StageId;
  readonly items: readonly ItemId[];
  readonly attempts: number;
  readonly power: number;
  readonly gained: Readonly<Record<string, number>>;
}

/** What was run on a day of the server. */
export function farmedOn({ today }: PlannerSettings, day: number): readonly FarmedRun[] {
  return today?.day === day ? today.runs : [];
}

/** The pace of a schedule that begins on a day of the server, with what was run on it already. */
export function paceOn(
  settings: PlannerSettings,
  { day, daysLeftInWeek }: { readonly day: number; readonly daysLeftInWeek: number },
): FarmingPace {
  const runs = farmedOn(settings, day);
  const echoes = runs.filter(({ kind }) => kind === 'echoOfWar');
  return {
    ...(settings.pace ?? DEFAULT_PACE),
    daysLeftInWeek,
    doneToday: {
      power: runs.reduce((sum, { power }) => sum + power, 0),
      echoes: echoes.reduce((sum, { attempts }) => sum + attempts, 0),
    },
  };
}

/** A run of the schedule as ticked off. */
export function farmedRun(
  { kind, stage, items, attempts, power }: DayRun,
  drops: ReadonlyMap<ItemId, number>,
): FarmedRun {
  return { kind, stage, items, attempts, power, gained: Object.fromEntries(drops) };
}
