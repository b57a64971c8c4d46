import { LANGUAGE_TAGS, type Language } from '../basics/languages.ts';

/** The last moment that a date can hold, in milliseconds. */
export const LAST_MOMENT = 8_640_000_000_000_000;
/** Where a moment would stand, for one that there is not. */
const NO_MOMENT = '—';

/** Making one takes as long as a few hundred dates do. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The game's own, also where another is customary: a Thai date would say 2569 beside records of 2026. */
const CALENDAR = 'gregory';

/**
 * A moment as day and minute, in the words of the language.
 *
 * @param moment - in milliseconds
 * @param timeZone - an IANA name; the reader's own when absent
 */
export function formatDateTime(language: Language, moment: number, timeZone?: string): string {
  return formatted(formatOf(language, 'short', timeZone), moment);
}

/** The same to the second. @param moment - in milliseconds */
export function formatMoment(language: Language, moment: number, timeZone?: string): string {
  return formatted(formatOf(language, 'medium', timeZone), moment);
}

/** A day in the words of the language. @param moment - in milliseconds */
export function formatDate(language: Language, moment: number, timeZone?: string): string {
  return formatted(formatOf(language, undefined, timeZone), moment);
}

/** A month of the calendar in the words of the language. @param month - begins with `YYYY-MM` */
export function formatMonth(language: Language, month: string): string {
  const key = `${language} month`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
      calendar: CALENDAR,
      year: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
  formats.set(key, format);
  return formatted(format, Date.parse(`${month.slice(0, 7)}-01T00:00:00Z`));
}

/** Whatever a store may hold: a page stands, although one of its dates cannot. */
function formatted(format: Intl.DateTimeFormat, moment: number): string {
  return Math.abs(moment) <= LAST_MOMENT ? format.format(moment) : NO_MOMENT;
}

function formatOf(
  language: Language,
  timeStyle: 'short' | 'medium' | undefined,
  timeZone: string | undefined,
): Intl.DateTimeFormat {
  const key = `${language} ${timeStyle} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
    calendar: CALENDAR,
    dateStyle: 'medium',
    ...(timeStyle ? { timeStyle } : {}),
    ...(timeZone ? { timeZone } : {}),
  });
  formats.set(key, format);
  return format;
}

const SPANS = [
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/**
 * A span of time in its two largest units: 2 months 1 week. Rule P33.
 */
export function formatDuration(language: Language, seconds: number): string {
  const parts: string[] = [];
  const push = (count: number, unit: string) =>
    parts.push(
      new Intl.NumberFormat(LANGUAGE_TAGS[language], {
        style: 'unit',
        unit,
        unitDisplay: 'long',
      }).format(count),
    );
  let left = Math.max(0, Math.round(seconds));
  for (const [unit, length] of SPANS) {
    const count = Math.floor(left / length);
    left %= length;
    if (count > 0 && parts.length < 2) push(count, unit);
  }
  if (parts.length === 0) push(0, 'second');
  return parts.join(' ');
}

/** So many days from today in the words of the language: `tomorrow`, `in 3 days`. */
export function formatInDays(language: Language, days: number): string {
  const format = new Intl.RelativeTimeFormat(LANGUAGE_TAGS[language], { numeric: 'auto' });
  return format.format(days, 'day');
}
