import { dayNumber, dayOf } from '@trailbook/core/internal/warp';

/** The days that a timeline shows. */
export interface Span {
  readonly from: string;
  readonly until: string;
}

/** A version's length: so far is always seen. */
const LEAST_DAYS = 42;
/** Beyond, a banner would be a hair. */
const MOST_DAYS = 540;
const MOST_MARKS = 4;
const MOST_POINTS = 60;

/** From a day on to the last of some others, within measure. */
export function timelineSpan(from: string, ends: readonly string[]): Span {
  const first = dayNumber(from);
  const last = Math.max(first + LEAST_DAYS, ...ends.map(dayNumber));
  return { from, until: dayOf(Math.min(last, first + MOST_DAYS)) };
}

/** How far along a day is, from 0 to 1. */
export function placeOf(day: string, { from, until }: Span): number {
  const first = dayNumber(from);
  const along = (dayNumber(day) - first) / (dayNumber(until) - first);
  return Math.min(1, Math.max(0, along));
}

/** The first days of months, but no more than have room. */
export function monthMarks({ from, until }: Span): string[] {
  const marks: string[] = [];
  let [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
  for (;;) {
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
    const day = `${year}-${String(month).padStart(2, '0')}-01`;
    if (day > until) break;
    marks.push(day);
  }
  const step = Math.ceil(marks.length / MOST_MARKS);
  return marks.filter((_, at) => at % Math.max(1, step) === 0);
}

/** Days at which a line through a span shows no corners; its ends are among them. */
export function daysOf({ from, until }: Span): string[] {
  const [first, last] = [dayNumber(from), dayNumber(until)];
  const step = Math.max(1, Math.ceil((last - first) / MOST_POINTS));
  const days = Array.from({ length: Math.ceil((last - first) / step) }, (_, at) =>
    dayOf(first + at * step),
  );
  return [...days, until];
}
