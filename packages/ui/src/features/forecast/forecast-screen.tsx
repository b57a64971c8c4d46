import type { ForecastPage } from '@trailbook/pages';
import type { ReactNode } from 'react';
import { loadWarp } from '../../client/warp-file.ts';
import { useI18n } from '../../i18n/index.ts';
import { PlayerScreen } from '../../shell/screen/player-screen.tsx';
import { gameContexts } from '../../shell/screen/use-game.ts';
import { achievementsStore } from '../achievements/store/achievements-store.ts';
import { plannerStore } from '../planner/store/planner-store.ts';
import { AccountGate } from '../warp/account-gate.tsx';
import { oddsStore } from '../warp/store/odds-store.ts';
import { ForecastView } from './forecast-view.tsx';
import { forecastStore } from './store/forecast-store.ts';
import { KnownBanners } from './timeline/known-banners.tsx';

interface Props {
  readonly page: ForecastPage;
  /** Where the tables of the warp pages and of the planner are. */
  readonly dataUrl: string;
  readonly plannerUrl: string;
}

/** The forecast: savings and income against banners with days. */
export function ForecastScreen({ page, dataUrl, plannerUrl }: Props) {
  const { t } = useI18n();
  const known = <KnownBanners phases={page.phases} />;
  return (
    <div className="flex min-h-dvh flex-col gap-6">
      <PlayerScreen
        title={t('nav.forecast')}
        settings="warp"
        failed={{ title: t('warp.failed'), text: t('warp.failedText') }}
        dataUrl={dataUrl}
        load={loadWarp}
        open={forecastStore}
        waiting={<Frame>{known}</Frame>}
      >
        {(game, { device, profile, store }) => (
          <gameContexts.warp.Provider value={game}>
            <AccountGate
              key={profile}
              device={device}
              profile={profile}
              waiting={<Frame>{known}</Frame>}
            >
              {({ warps }) => (
                <ForecastView
                  {...{ device, profile, store, warps, plannerUrl }}
                  phases={page.phases}
                  odds={oddsStore(device, profile)}
                  planner={plannerStore(device, profile)}
                  achievements={achievementsStore(device, profile)}
                />
              )}
            </AccountGate>
          </gameContexts.warp.Provider>
        )}
      </PlayerScreen>
    </div>
  );
}

/** What is there before the player's own. */
function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useI18n();
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-ink-soft">{t('forecast.intro')}</p>
      {children}
    </div>
  );
}
