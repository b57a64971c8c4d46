import type { Language } from '@trailbook/core/internal/dataset';
import { formatDate } from '@trailbook/core/internal/format';

/** A day such as `2023-02-06` in the words of the language. */
export function dayOf(language: Language, day: string): string {
  return formatDate(language, Date.parse(day), 'UTC');
}
