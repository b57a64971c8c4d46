import type { GlobalStatistics } from '@trailbook/core/internal/global';
import { useI18n } from '../../../i18n/index.ts';
import { saysLittle } from '../says-little.ts';

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

/** The words for rates and means: value, of how many it is, and its interval. */
export function useMeasures() {
  const { t, number, share, figure } = useI18n();
  const shares = ({ n, interval: [low, high] }: Rate) => ({
    ...{ number: n, low: share(low, 2), high: share(high, 2) },
  });
  return {
    count: (value: number) => number(value),
    rate: ({ rate, interval }: Rate) =>
      rate === null || saysLittle(interval) ? t('warp.luck.tooFew') : share(rate, 2),
    ofWarps: (rate: Rate) => t('globalStats.ofWarps', shares(rate)),
    ofContests: (rate: Rate) => t('globalStats.ofContests', shares(rate)),
    mean: (mean: Mean) => (mean ? figure(mean.mean) : t('warp.luck.tooFew')),
    ofRuns(mean: Mean) {
      if (!mean) return undefined;
      const [low, high] = mean.interval;
      const { n, tries } = mean;
      return t('globalStats.ofRuns', {
        ...{ number: n, tries, low: figure(low), high: figure(high) },
      });
    },
  };
}
