import { BANNER_RULES, type BannerType, serverTime } from '@trailbook/core/internal/warp';
import { useMemo } from 'react';
import { useServerAhead } from '../../client/use-server-ahead.ts';
import { useI18n } from '../../i18n/index.ts';
import { useGame } from '../../shell/screen/use-game.ts';
import { nameOf } from './parts/things.ts';
import { runningBanners } from './running-banners.ts';

interface Props {
  readonly type: BannerType;
  /** Hours between the server and UTC. */
  readonly zone: number;
}

/** What a banner type brings when, and what it features now. */
export function BannerRules({ type, zone }: Props) {
  const { t, day, share } = useI18n();
  const game = useGame('warp');
  const ahead = useServerAhead();
  const running = useMemo(
    () => runningBanners(game, type, serverTime(Date.now() + ahead, zone)),
    [game, type, zone, ahead],
  );
  const { fiveStarLimit, fourStarLimit, featuredChance } = BANNER_RULES[type];
  const limits = { five: fiveStarLimit, four: fourStarLimit };
  return (
    <div className="flex flex-col text-sm text-ink-soft">
      <p>
        {featuredChance === null
          ? t('warp.rules.plain', limits)
          : t('warp.rules.featured', { ...limits, share: share(featuredChance, 0) })}
      </p>
      {running.length > 0 && (
        <p>
          {t('warp.rules.now')}{' '}
          {running
            .map(({ featured, end }) => {
              const name =
                featured === undefined ? t(`warp.banner.${type}`) : nameOf(game, featured).text;
              return t('warp.rules.until', { name, day: day(end) });
            })
            .join(' · ')}
        </p>
      )}
    </div>
  );
}
