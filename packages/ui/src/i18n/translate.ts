import type { Language } from '@trailbook/core/internal/dataset';
import {
  formatBytes,
  formatChance,
  formatDate,
  formatDateTime,
  formatDecimal,
  formatDuration,
  formatInDays,
  formatMoment,
  formatNumber,
  formatShare,
} from '@trailbook/core/internal/format';
import type { MessageKey, Messages } from './messages.ts';

const DAY_MS = 86_400_000;

type Values = Readonly<Record<string, string | number>>;

export type Translate = (key: MessageKey, values?: Values) => string;

export interface I18n {
  readonly language: Language;
  readonly t: Translate;
  readonly number: (value: number) => string;
  /** A broken number, to the tenth unless told otherwise. */
  readonly figure: (value: number, digits?: number) => string;
  /** A share of one in percent, to the tenth unless told otherwise. */
  readonly share: (share: number, digits?: number) => string;
  /** A chance in percent: 100 % is sure, and 0 % cannot be. */
  readonly chance: (chance: number) => string;
  /** A moment in milliseconds, as day and minute of the reader's clock. */
  readonly dateTime: (moment: number) => string;
  /** The same to the second, for things of one minute. */
  readonly moment: (moment: number) => string;
  /** A moment in milliseconds, as day of the reader's clock. */
  readonly date: (moment: number) => string;
  /** A day `YYYY-MM-DD`, or what begins with one, as the calendar has it wherever the reader is. */
  readonly day: (day: string) => string;
  /** A server's day, counted from 1 January 1970, as the calendar at the server has it. */
  readonly serverDate: (serverDay: number) => string;
  /** So many days from today, as one says it: `tomorrow`. */
  readonly inDays: (days: number) => string;
  /** A span of time in its two largest units. */
  readonly duration: (seconds: number) => string;
  /** A size with its unit. */
  readonly bytes: (size: number) => string;
}

/** Texts and numbers in one language. Numbers in texts are grouped as the language does. */
export function createI18n(language: Language, messages: Partial<Messages>): I18n {
  const number = (value: number) => formatNumber(language, value);
  return {
    language,
    number,
    figure: (value, digits) => formatDecimal(language, value, digits),
    share: (share, digits) => formatShare(language, share, digits),
    chance: (chance) => formatChance(language, chance),
    dateTime: (moment) => formatDateTime(language, moment),
    moment: (moment) => formatMoment(language, moment),
    date: (moment) => formatDate(language, moment),
    day: (day) => formatDate(language, Date.parse(`${day.slice(0, 10)}T00:00:00Z`), 'UTC'),
    serverDate: (serverDay) => formatDate(language, serverDay * DAY_MS, 'UTC'),
    inDays: (days) => formatInDays(language, days),
    duration: (seconds) => formatDuration(language, seconds),
    bytes: (size) => formatBytes(language, size),
    t: (key, values = {}) =>
      textOf(messages, key).replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
        const value = values[name];
        if (value === undefined) return placeholder;
        return typeof value === 'number' ? number(value) : value;
      }),
  };
}

/**
 * The text at a key such as `action.save`. Tests see to it that there is one in every language, and that
 * a page's parts ask for no text of an area that the page does not load.
 */
function textOf(messages: Partial<Messages>, key: MessageKey): string {
  let place: unknown = messages;
  for (const step of key.split('.')) place = (place as Record<string, unknown> | undefined)?.[step];
  return typeof place === 'string' ? place : key;
}
