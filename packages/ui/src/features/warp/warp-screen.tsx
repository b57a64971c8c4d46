import { useState } from 'react';
import { loadWarp } from '../../client/warp-file.ts';
import { useI18n } from '../../i18n/index.ts';
import { PromotionSlot } from '../../shell/promotions/index.ts';
import { PlayerScreen } from '../../shell/screen/player-screen.tsx';
import { gameContexts } from '../../shell/screen/use-game.ts';
import { Waiting } from '../../shell/screen/waiting.tsx';
import { achievementsStore } from '../achievements/store/achievements-store.ts';
import { plannerStore } from '../planner/store/planner-store.ts';
import { AccountGate } from './account-gate.tsx';
import type { ImportDone } from './import/parts/import-hooks.ts';
import { ImportArea } from './import-area.tsx';
import { oddsStore } from './store/odds-store.ts';
import { Tracker } from './tracker.tsx';

/** The warp tracker: what was pulled, and what it comes to. */
export function WarpScreen({ dataUrl }: { dataUrl: string }) {
  const { t } = useI18n();
  const [done, setDone] = useState<ImportDone | undefined>(undefined);
  return (
    // As high as the screen from the first moment: the foot is never seen to move while the parts come.
    <div className="flex min-h-dvh flex-col gap-6">
      <PromotionSlot place="warp-share" />
      <PlayerScreen
        title={t('warp.title')}
        intro={t('warp.noneText')}
        settings="warp"
        failed={{ title: t('warp.failed'), text: t('warp.failedText') }}
        dataUrl={dataUrl}
        load={loadWarp}
        open={oddsStore}
        waiting={<Waiting />}
      >
        {(game, { device, profile, store, follow }) => (
          <gameContexts.warp.Provider value={game}>
            {/* Whose warps they are stands beside the import, if letters let it; all else is as wide as the page. */}
            <div className="flex flex-wrap items-center gap-x-4 gap-y-3 *:min-w-0 *:basis-full sm:gap-y-6">
              <ImportArea
                key={`import ${profile}`}
                {...{ device, profile, game, done, setDone, follow }}
              />
              <AccountGate key={profile} device={device} profile={profile}>
                {(account) => (
                  <Tracker
                    device={device}
                    account={account}
                    odds={store}
                    planner={plannerStore(device, profile)}
                    achievements={achievementsStore(device, profile)}
                  />
                )}
              </AccountGate>
            </div>
          </gameContexts.warp.Provider>
        )}
      </PlayerScreen>
    </div>
  );
}
