import {
  BANNER_RULES,
  type BannerType,
  fiveStarChance,
  softPityFrom,
} from '@trailbook/core/internal/warp';
import { useI18n } from '../../../i18n/index.ts';

interface Props {
  readonly type: BannerType;
  readonly pity: number;
  readonly isKnown: boolean;
}

/**
 * How far it is to the next 5★, as a line to its last stop. The zone of raised chances is hatched, and said in
 * words below.
 */
export function PityBar({ type, pity, isKnown }: Props) {
  const { t, chance } = useI18n();
  const limit = BANNER_RULES[type].fiveStarLimit;
  const soft = softPityFrom(type);
  const percent = (pulls: number) => `${(100 * Math.min(pulls, limit)) / limit}%`;
  return (
    <div className="flex flex-col gap-1.5">
      <div aria-hidden className="relative h-3 rounded-control border border-line-strong">
        {soft !== null && (
          <span className="hatched absolute inset-y-0 end-0" style={{ left: percent(soft - 1) }} />
        )}
        <span
          className="absolute inset-y-0 start-0 rounded-s-control bg-lamp"
          style={{ width: percent(pity) }}
        />
      </div>
      <p className="figures flex flex-wrap justify-between gap-x-4 text-xs text-ink-faint">
        {isKnown && (
          <span>{t('warp.nextChance', { share: chance(fiveStarChance(type, pity + 1)) })}</span>
        )}
        {soft !== null && <span>{t('warp.softPity', { pull: soft, limit })}</span>}
      </p>
    </div>
  );
}
