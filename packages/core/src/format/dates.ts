import { LANGUAGE_TAGS, type Language } from '../dataset/index.ts';

/**
 * A moment as day and minute, in the words of the language.
 *
 * @param moment - in milliseconds
 * @param timeZone - an IANA name; the reader's own when absent
 */
export function formatDateTime(language: Language, moment: number, timeZone?: string): string {
  return new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone ? { timeZone } : {}),
  }).format(moment);
}
