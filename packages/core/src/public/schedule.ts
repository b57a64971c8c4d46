import { checkKeys, checkKind, checkOneOf, checkWhole, MOST } from '../basics/check.ts';
import { FARM_KINDS } from '../dataset/kinds.ts';
import { stockOf } from '../planner/counts.ts';
import { ECHOES_A_WEEK } from '../planner/farming.ts';
import {
  type FarmingPace,
  type FarmDay as InnerFarmDay,
  schedule as innerSchedule,
  POWER_PER_DAY,
} from '../planner/schedule.ts';
import { checkCounts } from './counts.ts';
import type { Farming, FarmTask } from './farming.ts';

/** What to run on one day. */
export interface FarmDay extends Omit<InnerFarmDay, 'day'> {
  /** From 1, which is today. */
  readonly day: number;
}

/**
 * How a player farms. Where it is left out: the 240 of power that come back by themselves, no reserve, the first day of
 * a week, no synthesis.
 */
export interface Pace extends Partial<Omit<FarmingPace, 'doneToday'>> {}

const DAYS_A_WEEK = 7;
const MOST_POWER = 1_000_000;
/** Days are counted one by one: nobody waits for three centuries. */
const MOST_DAYS = 100_000;

/**
 * What to run day by day: Echoes of War first, three a week, everything else beside them. So it is done earlier than
 * `sequentialSeconds` of the same farming, which counts one task after the other.
 *
 * @returns the days on which there is something to do; the last one is the day when all is done
 * @throws InputError for a pace or a task that there is not, and for more than 100,000 days, one task after the
 *   other
 *
 * @example
 * ```ts
 * import { farming, goal, parseDataset, plan, schedule } from '@trailbook/core';
 * import data from '@trailbook/data';
 *
 * const dataset = parseDataset(data);
 * const { missing } = plan(dataset, { entries: [goal(dataset, 'acheron')] });
 * const days = schedule(farming(dataset, missing), { powerPerDay: 300 });
 * console.log('done on day', days.at(-1)?.day, days[0]?.runs);
 * ```
 */
export function schedule(farming: Farming, pace: Pace = {}): FarmDay[] {
  checkKind(farming?.tasks, 'farming.tasks', 'Array');
  checkKeys(pace, 'pace', ['powerPerDay', 'reserve', 'daysLeftInWeek', 'withSynthesis']);
  const {
    powerPerDay = POWER_PER_DAY,
    reserve = 0,
    daysLeftInWeek = 7,
    withSynthesis = false,
  } = pace;
  checkWhole(powerPerDay, 'pace.powerPerDay', 1, MOST_POWER);
  checkWhole(reserve, 'pace.reserve', 0, MOST_POWER);
  checkWhole(daysLeftInWeek, 'pace.daysLeftInWeek', 1, 7);
  checkKind(withSynthesis, 'pace.withSynthesis', 'Boolean');
  let days = 0;
  const tasks = farming.tasks.map((task, at) => {
    checkTask(task, `farming.tasks.${at}`);
    const attempts = task[withSynthesis ? 'attemptsWithSynthesis' : 'attempts'];
    const wait = task.kind === 'echoOfWar' ? DAYS_A_WEEK / ECHOES_A_WEEK : 0;
    days += attempts * Math.max(task.power / powerPerDay, wait);
    return { ...task, items: stockOf(task.items) };
  });
  checkWhole(Math.ceil(days), 'farming.days', 0, MOST_DAYS);
  const pacing = { powerPerDay, reserve, daysLeftInWeek, withSynthesis };
  return innerSchedule({ tasks }, pacing).map(({ day, runs }) => ({ day: day + 1, runs }));
}

function checkTask(task: FarmTask, path: string): void {
  checkKind(task, path);
  checkCounts(task.items, `${path}.items`);
  checkOneOf(task.kind, `${path}.kind`, FARM_KINDS);
  checkWhole(task.attempts, `${path}.attempts`, 0, MOST);
  checkWhole(task.attemptsWithSynthesis, `${path}.attemptsWithSynthesis`, 0, MOST);
  checkWhole(task.power, `${path}.power`, 1, MOST_POWER);
  checkWhole(task.stage, `${path}.stage`, 0, MOST);
}
