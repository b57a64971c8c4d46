import { FEWEST_TRIES, type GlobalStatistics } from '@trailbook/core/internal/global-statistics';
import { useI18n } from '../../../i18n/index.ts';
import { Figure } from '../parts/figure.tsx';
import { ENOUGH, hasTooFewPulls } from '../parts/too-few-pulls.ts';

type Rate = GlobalStatistics['rates']['five'];
type Mean = GlobalStatistics['averagePity']['five'];

interface Props {
  readonly label: string;
  readonly value: string;
  /** What it rests on. */
  readonly detail?: string | undefined;
  /** From how many on it is told, where it is not. */
  readonly lack?: string | undefined;
  /** The same of what it is compared with. */
  readonly compared?: string | undefined;
  readonly explain: string;
}

/** One figure of many people's, with what it rests on. */
export function Measured({ label, value, detail, lack, compared, explain }: Props) {
  return (
    <Figure
      label={label}
      value={value}
      detail={
        (detail ?? lack ?? compared) !== undefined && (
          <>
            {detail}
            {lack && <span className="block">{lack}</span>}
            {compared && (
              <span className="mt-1 block border-s-2 border-line-strong ps-2">{compared}</span>
            )}
          </>
        )
      }
      explain={explain}
    />
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
      rate === null || hasTooFewPulls(interval) ? t('warp.luck.tooFew') : share(rate, 2),
    ofWarps: (rate: Rate) => t('globalStats.ofWarps', shares(rate)),
    ofContests: (rate: Rate) => t('globalStats.ofContests', shares(rate)),
    lackOfCases: ({ interval }: Rate) =>
      hasTooFewPulls(interval) ? t('globalStats.toldFrom', { number: ENOUGH }) : undefined,
    mean: (mean: Mean) => (mean ? figure(mean.mean) : t('warp.luck.tooFew')),
    ofRuns(mean: Mean) {
      if (!mean) return t('globalStats.needsRuns', { number: FEWEST_TRIES });
      const [low, high] = mean.interval;
      const { n, tries } = mean;
      return t('globalStats.ofRuns', {
        ...{ number: n, tries, low: figure(low), high: figure(high) },
      });
    },
  };
}
