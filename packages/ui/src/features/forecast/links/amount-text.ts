import type { Savings } from '@trailbook/core/internal/warp';
import { useI18n } from '../../../i18n/index.ts';

/** Jade and passes in words, of those there are: `Stellar Jade: 300 · Passes: 5`. */
export function useAmountText(): (savings: Savings) => string {
  const { t, number } = useI18n();
  return (savings) =>
    (['jade', 'passes'] as const)
      .filter((kind) => savings[kind] > 0)
      .map((kind) =>
        t('state.pair', { label: t(`forecast.${kind}`), value: number(savings[kind]) }),
      )
      .join(' · ');
}
