import type * as z from 'zod/mini';
import type { FarmKind, ItemId, StageId } from '../dataset/index.ts';
import { ECHOES_A_WEEK, type Farming, type FarmTask } from './farming.ts';
import type { paceSchema } from './schema.ts';

/** What a player says of how they farm; the rest follows from the day. */
export interface PaceChoice extends Readonly<z.infer<typeof paceSchema>> {}

/** How a player farms. */
export interface FarmingPace extends PaceChoice {
  /** Days until the week of Echoes of War begins anew, 1 to 7; 7 on its first day. */
  readonly daysLeftInWeek: number;
  /** Power that was spent today already, and Echoes of War that were run this week. */
  readonly doneToday?: { readonly power: number; readonly echoes: number };
}

export const POWER_PER_DAY = 240;
const DAYS_A_WEEK = 7;

/** As most players play: the power that comes back, and synthesis. */
export const DEFAULT_PACE: PaceChoice = {
  powerPerDay: POWER_PER_DAY,
  reserve: 0,
  withSynthesis: true,
};

/** Runs of one day for one material. */
export interface DayRun {
  readonly kind: FarmKind;
  readonly stage: StageId;
  /** The material, by the items that are missing of it. */
  readonly items: readonly ItemId[];
  readonly attempts: number;
  readonly power: number;
}

/** What to run on one day. */
export interface FarmDay {
  /** Days from today, 0 is today. */
  readonly day: number;
  readonly runs: readonly DayRun[];
}

interface Left {
  readonly task: FarmTask;
  attempts: number;
}

/**
 * Day by day what to run: Echoes of War first, three a week, then everything else in the order in which
 * it is listed. Power that does not suffice for a run is kept for the next day.
 *
 * @returns the days on which there is something to do; the last one is the day when all is done
 */
export function schedule(farming: Pick<Farming, 'tasks'>, pace: FarmingPace): FarmDay[] {
  const all: Left[] = farming.tasks.map((task) => ({
    task,
    attempts: pace.withSynthesis ? task.attemptsWithSynthesis : task.attempts,
  }));
  const echoes = all.filter(({ task }) => task.kind === 'echoOfWar');
  const others = all.filter(({ task }) => task.kind !== 'echoOfWar');
  const days: FarmDay[] = [];
  const { power: powerToday, echoes: echoesToday } = pace.doneToday ?? { power: 0, echoes: 0 };
  let power = pace.reserve - powerToday;
  let echoesLeft = Math.max(0, ECHOES_A_WEEK - echoesToday);
  let week = weekAt(0, pace);
  for (let day = 0; all.some(({ attempts }) => attempts > 0); day++) {
    if (weekAt(day, pace) > week) echoesLeft = ECHOES_A_WEEK;
    week = weekAt(day, pace);
    power += pace.powerPerDay;
    const runs: DayRun[] = [];
    for (const left of echoes) {
      const done = run(left, Math.min(echoesLeft, Math.floor(power / left.task.power)));
      if (!done) continue;
      echoesLeft -= done.attempts;
      power -= done.power;
      runs.push(done);
    }
    for (const left of others) {
      const done = run(left, Math.floor(power / left.task.power));
      if (!done) continue;
      power -= done.power;
      runs.push(done);
    }
    if (runs.length > 0) {
      days.push({ day, runs });
      continue;
    }
    // Without power coming back, what is not done by now never is.
    if (pace.powerPerDay <= 0) break;
    // Days without a run are not counted one by one: there may be thousands between two of them.
    const missing = leastPower(echoesLeft > 0 ? all : others) - power;
    const untilWeek = echoesLeft > 0 ? Number.POSITIVE_INFINITY : daysToNextWeek(day, pace);
    const idle = Math.min(Math.ceil(missing / pace.powerPerDay), untilWeek) - 1;
    day += idle;
    power += idle * pace.powerPerDay;
  }
  return days;
}

function run(left: Left, possible: number): DayRun | undefined {
  const attempts = Math.min(left.attempts, possible);
  if (attempts <= 0) return undefined;
  left.attempts -= attempts;
  const { kind, stage, items, power } = left.task;
  return { kind, stage, items: [...items.keys()], attempts, power: attempts * power };
}

/** The least that one of the runs left to do takes. */
function leastPower(tasks: readonly Left[]): number {
  const left = tasks.filter(({ attempts }) => attempts > 0);
  return Math.min(...left.map(({ task }) => task.power));
}

/** Which week a day is in: 0 is the one that begins next. */
function weekAt(day: number, { daysLeftInWeek }: FarmingPace): number {
  return Math.floor((day - daysLeftInWeek) / DAYS_A_WEEK);
}

function daysToNextWeek(day: number, pace: FarmingPace): number {
  return pace.daysLeftInWeek + (weekAt(day, pace) + 1) * DAYS_A_WEEK - day;
}
