import { useCallback } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import type { Span } from './forecast-answer.ts';

/** Tells one figure, or from which to which where it hangs on a guarantee that nobody knows. */
export function useSpan(): (span: Span, format: (value: number) => string) => string {
  const { t } = useI18n();
  return useCallback(
    ([least, most], format) => {
      const [low, high] = [format(least), format(most)];
      return low === high ? low : t('warp.odds.range', { low, high });
    },
    [t],
  );
}
