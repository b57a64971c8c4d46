import { JADE_PER_PULL } from './statistics.ts';

/** What a player has, in jade and in passes of event banners. */
export interface Savings {
  readonly jade: number;
  readonly passes: number;
}

/**
 * How often something comes in: every day, every Monday, every first of a month, with every version that begins, or
 * on one day.
 */
export type Rhythm = 'daily' | 'weekly' | 'monthly' | 'version' | 'once';
export const RHYTHMS = [
  'daily',
  'weekly',
  'monthly',
  'version',
  'once',
] as const satisfies readonly Rhythm[];

/** Something that comes in, and when. */
export type IncomeLine = Savings &
  (
    | { readonly rhythm: Exclude<Rhythm, 'once'> }
    | {
        readonly rhythm: 'once';
        /** `YYYY-MM-DD`. */
        readonly on: string;
      }
  );

/** From when until when income is counted. */
export interface IncomeSpan {
  /** The day of the savings, `YYYY-MM-DD`: what it brings itself is among them. */
  readonly from: string;
  /** The day that is asked for; before `from` there is what there is. */
  readonly until: string;
  /** First days of versions, past ones too. */
  readonly versions: readonly string[];
}

/** What there is on a day, and the pulls that it buys. */
export interface SavingsOn extends Savings {
  readonly pulls: number;
}

// Rules W11, W52.
/** What savings and all that comes in make on a day. */
export function savingsOn(
  savings: Savings,
  lines: readonly IncomeLine[],
  span: IncomeSpan,
): SavingsOn {
  const times = lines.map((line) => timesOf(line, span));
  const total = (kind: keyof Savings) =>
    lines.reduce((sum, line, at) => sum + line[kind] * (times[at] as number), savings[kind]);
  const [jade, passes] = [total('jade'), total('passes')];
  return {
    ...{ jade, passes },
    pulls: Math.floor(jade / JADE_PER_PULL + HAIR) + Math.floor(passes + HAIR),
  };
}

/** A fortieth of a jade is none. */
const HAIR = 1e-9;

function timesOf(line: IncomeLine, { from, until, versions }: IncomeSpan): number {
  if (until <= from) return 0;
  const within = (day: string) => from < day && day <= until;
  switch (line.rhythm) {
    case 'daily':
      return dayNumber(until) - dayNumber(from);
    case 'weekly':
      return weekNumber(until) - weekNumber(from);
    case 'monthly':
      return monthNumber(until) - monthNumber(from);
    case 'version':
      return versions.filter(within).length;
    case 'once':
      return within(line.on) ? 1 : 0;
  }
}

const DAY = 86_400_000;

/** Days since 1970. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);
}

/** The day of a number, `YYYY-MM-DD`. */
export function dayOf(number: number): string {
  return new Date(number * DAY).toISOString().slice(0, 10);
}

/** The first Monday of 1970 was the fifth of January. */
const FIRST_MONDAY = 4;

function weekNumber(day: string): number {
  return Math.floor((dayNumber(day) - FIRST_MONDAY) / 7);
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}
