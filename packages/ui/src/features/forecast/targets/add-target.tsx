import { MAX_TARGETS, type StoredTarget } from '@trailbook/core/internal/user-data';
import { dayNumber, dayOf } from '@trailbook/core/internal/warp';
import type { BannerPhase } from '@trailbook/pages';
import { Plus } from 'lucide-react';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Button } from '../../../primitives/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { endOfPhases } from '../../home/shown-phases.ts';
import { nameOf } from '../../warp/parts/things.ts';
import { type ForecastStore, forecastActions } from '../store/forecast-store.ts';
import type { KnownBanner } from './known-banners.ts';

type Act = ReturnType<ForecastStore['getState']>['act'];

interface Props {
  readonly targets: readonly StoredTarget[];
  readonly banners: readonly KnownBanner[];
  readonly phases: readonly BannerPhase[];
  readonly today: string;
  readonly act: Act;
}

/** How long half a version runs, as most banners do. */
const BANNER_DAYS = 21;

/** Offers the banners that are known, by one press each, and one with days that the player expects. */
export function AddTarget({ targets, banners, phases, today, act }: Props) {
  const { t, day } = useI18n();
  const game = useGame('warp');
  const isFull = targets.length >= MAX_TARGETS;
  const end = endOfPhases(phases);
  const offered = banners.filter(
    ({ type, itemId }) =>
      !targets.some((target) => target.type === type && target.itemId === itemId),
  );
  return (
    <div className="flex flex-col items-start gap-3">
      {offered.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-ink-soft">{t('forecast.offers')}</span>
          {offered.map((banner) => (
            <Button
              key={`${banner.type} ${banner.itemId} ${banner.until}`}
              disabled={isFull}
              onClick={() => act(forecastActions.add({ ...banner, copies: 1 }))}
            >
              <Plus size={16} strokeWidth={1.5} aria-hidden />
              <span className="flex flex-col items-start py-1 text-start leading-tight">
                <ThingName name={nameOf(game, banner.itemId)} />
                <span className="figures text-xs text-ink-soft">
                  {t('forecast.span', { from: day(banner.from), until: day(banner.until) })}
                </span>
              </span>
            </Button>
          ))}
        </div>
      )}
      {banners.length === 0 && end && (
        <p className="max-w-prose text-sm text-ink-soft">
          {t('forecast.noneKnown', { day: day(end.end) })}
        </p>
      )}
      <Button
        look={banners.length === 0 && targets.length === 0 ? 'lamp' : 'plain'}
        disabled={isFull}
        onClick={() =>
          act(
            forecastActions.add({
              ...{ type: 11, itemId: null, copies: 1 },
              ...{ from: today, until: dayOf(dayNumber(today) + BANNER_DAYS) },
            }),
          )
        }
      >
        <Plus size={18} strokeWidth={1.5} aria-hidden />
        {t('forecast.expect')}
      </Button>
    </div>
  );
}
