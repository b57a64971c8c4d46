import type { GlobalStatistics } from '@trailbook/core/internal/global';
import { useI18n } from '../../../i18n/index.ts';

type Rate = GlobalStatistics['rates']['five'];
type Mean = GlobalStatistics['averagePity']['five'];

interface Props {
  readonly label: string;
  readonly value: string;
  /** What it rests on. */
  readonly detail?: string | undefined;
  /** The same of what it is compared with. */
  readonly compared?: string | undefined;
}

/** One figure of many people's, with what it rests on. */
export function Measured({ label, value, detail, compared }: Props) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="figures font-display text-xl font-semibold">{value}</dd>
      {detail && <dd className="figures text-sm text-ink-soft">{detail}</dd>}
      {compared && (
        <dd className="figures border-s-2 border-line-strong ps-2 text-sm text-ink-soft">
          {compared}
        </dd>
      )}
    </div>
  );
}

/** The words for rates and means: value, and n with the interval. */
export function useMeasures() {
  const { t, number, share, figure } = useI18n();
  const between = (n: number, low: string, high: string) =>
    t('globalStats.between', { number: n, low, high });
  return {
    count: (value: number) => number(value),
    rate: ({ rate }: Rate) => (rate === null ? '–' : share(rate, 2)),
    rateDetail: ({ n, interval: [low, high] }: Rate) => between(n, share(low, 2), share(high, 2)),
    mean: (mean: Mean) => (mean ? figure(mean.mean) : '–'),
    meanDetail: (mean: Mean) =>
      mean ? between(mean.n, figure(mean.interval[0]), figure(mean.interval[1])) : undefined,
  };
}
