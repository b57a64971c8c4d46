import type { Counted, Measures } from '@trailbook/core/userdata';
import { type MessageKey, useI18n } from '../i18n/index.ts';

export const COUNTED_LABELS: Readonly<Record<Counted, MessageKey>> = {
  planner: 'counted.planner',
  inventory: 'counted.inventory',
  warps: 'counted.warps',
  achievements: 'counted.achievements',
};

/** How much there is of each kind, in one line. */
export function MeasureList({ measures }: { measures: Measures }) {
  const { t, number } = useI18n();
  const shown = (Object.keys(COUNTED_LABELS) as Counted[]).filter((kind) => measures[kind] > 0);
  if (shown.length === 0) return <>{t('counted.nothing')}</>;
  return (
    <>{shown.map((kind) => `${t(COUNTED_LABELS[kind])}: ${number(measures[kind])}`).join(' · ')}</>
  );
}
