import type * as z from 'zod/mini';
import type { DeepReadonly } from '../basics/deep-readonly.ts';
import type { ItemId } from '../dataset/index.ts';
import type { Inventory } from './plan.ts';
import { type DayRun, DEFAULT_PACE, type FarmingPace } from './schedule.ts';
import type { settingsSchema } from './schema.ts';
import { weekOf } from './week.ts';

/** How a player farms: difficulties, pace, and what was run today. */
export interface PlannerSettings extends DeepReadonly<z.infer<typeof settingsSchema>> {}

/** What was run on one day. */
export type FarmedToday = NonNullable<PlannerSettings['today']>;

/** Runs that were ticked off, and what was put into the inventory for them. */
export type FarmedRun = FarmedToday['runs'][number];

/** What was run on a day of the server. */
export function farmedOn({ today }: PlannerSettings, day: number): readonly FarmedRun[] {
  return today?.day === day ? today.runs : [];
}

/** Echoes of War that were run in the server's week of a day, that day included. */
export function echoesInWeek({ today }: PlannerSettings, day: number): number {
  if (!today || weekOf(today.day) !== weekOf(day)) return 0;
  const ofDay = today.runs.filter(({ kind }) => kind === 'echoOfWar');
  return (today.echoesBefore ?? 0) + ofDay.reduce((sum, { attempts }) => sum + attempts, 0);
}

/** What was run on a day once another run is ticked off; what came earlier in its week still counts. */
export function withFarmed(settings: PlannerSettings, day: number, run: FarmedRun): FarmedToday {
  const { today } = settings;
  const echoesBefore = today?.day === day ? (today.echoesBefore ?? 0) : echoesInWeek(settings, day);
  return {
    day,
    runs: [...farmedOn(settings, day), run],
    ...(echoesBefore > 0 && { echoesBefore }),
  };
}

/** What was run on a day once a run is no longer ticked off; undefined where it is not. */
export function withoutFarmed(
  settings: PlannerSettings,
  day: number,
  run: FarmedRun,
): FarmedToday | undefined {
  const { today } = settings;
  const at = farmedOn(settings, day).findIndex((other) => isSameRun(other, run));
  if (!today || at === -1) return undefined;
  return { ...today, runs: today.runs.filter((_, place) => place !== at) };
}

/** Whether a run is ticked off on a day, and all that it gave is still there to be taken back. */
export function canTakeBack(
  { settings, owned }: { readonly settings: PlannerSettings; readonly owned: Inventory },
  day: number,
  run: FarmedRun,
): boolean {
  const isTicked = farmedOn(settings, day).some((other) => isSameRun(other, run));
  return isTicked && Object.entries(run.gained).every(([id, count]) => (owned[id] ?? 0) >= count);
}

/** A stage may be run several times a day, for more or less: what was gained tells one from another. */
function isSameRun(a: FarmedRun, b: FarmedRun): boolean {
  const ids = Object.keys(a.gained);
  return (
    a.stage === b.stage &&
    a.attempts === b.attempts &&
    a.power === b.power &&
    a.items.join() === b.items.join() &&
    ids.length === Object.keys(b.gained).length &&
    ids.every((id) => a.gained[id] === b.gained[id])
  );
}

/** The pace of a schedule that begins on a day of the server, with what was run on it already. */
export function paceOn(
  settings: PlannerSettings,
  { day, daysLeftInWeek }: { readonly day: number; readonly daysLeftInWeek: number },
): FarmingPace {
  const runs = farmedOn(settings, day);
  return {
    ...(settings.pace ?? DEFAULT_PACE),
    daysLeftInWeek,
    doneToday: {
      power: runs.reduce((sum, { power }) => sum + power, 0),
      echoes: echoesInWeek(settings, day),
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
