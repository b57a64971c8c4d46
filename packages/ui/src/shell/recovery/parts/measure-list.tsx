import { COUNTED, type Counted, type Measures } from '@trailbook/core/internal/user-data';
import { useI18n } from '../../../i18n/index.ts';

/** Each counted kind has a label of its name. */
export const countedLabel = (counted: Counted) => `counted.${counted}` as const;

/** How much there is of each kind, in one line. */
export function MeasureList({ measures }: { measures: Measures }) {
  const { t } = useI18n();
  const shown = COUNTED.filter((kind) => measures[kind] > 0);
  if (shown.length === 0) return <>{t('counted.nothing')}</>;
  return (
    <>
      {shown
        .map((kind) => t('state.pair', { label: t(countedLabel(kind)), value: measures[kind] }))
        .join(' · ')}
    </>
  );
}
