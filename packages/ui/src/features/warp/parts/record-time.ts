import type { Language } from '@trailbook/core/internal/dataset';
import { formatMoment } from '@trailbook/core/internal/format';
import { instantOf } from '@trailbook/core/internal/warp';

/** The server's time of a record as the language writes it, whatever the reader's own clock says. */
export function recordTime(language: Language, time: string): string {
  return formatMoment(language, instantOf(time, 0), 'UTC');
}
