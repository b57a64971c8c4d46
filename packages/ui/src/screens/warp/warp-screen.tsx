import { useEffect } from 'react';
import { loadWarp } from '../../client/warp-file.ts';
import { useI18n } from '../../i18n/index.ts';
import { Link } from '../../platform/index.ts';
import { Button, Notice } from '../../primitives/index.ts';
import { ProfileGate } from '../../recovery/index.ts';
import { PageTitle } from '../../shell/index.ts';
import { reloadStores } from '../../stores/device.ts';
import { oddsStore } from '../../stores/odds-store.ts';
import { plannerStore } from '../../stores/planner-store.ts';
import { useDevice } from '../../stores/use-device.ts';
import { useGameFile } from '../use-game-file.ts';
import { AccountGate } from './account-gate.tsx';
import { ImportArea } from './import-area.tsx';
import { Tracker } from './tracker.tsx';
import { Waiting } from './waiting.tsx';
import { WarpDataContext } from './warp-context.ts';

/** The warp tracker: what was pulled, and what it comes to. */
export function WarpScreen({ dataUrl }: { dataUrl: string }) {
  const { t, language } = useI18n();
  const [game, retry] = useGameFile(dataUrl, loadWarp);
  useWarpUpdate(retry);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <PageTitle>{t('warp.title')}</PageTitle>
        <Link
          to={`/${language}/settings#warp`}
          className="tap flex items-center text-sm text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          {t('settings.manage')}
        </Link>
      </div>
      {game.status === 'failed' && (
        <Notice
          title={t('warp.failed')}
          actions={<Button onClick={retry}>{t('action.retry')}</Button>}
        >
          {t('warp.failedText')}
        </Notice>
      )}
      <ProfileGate open={oddsStore} waiting={<Waiting />}>
        {({ device, profile, store }) =>
          game.status === 'loaded' ? (
            <WarpDataContext.Provider value={game.data}>
              <ImportArea
                key={`import ${profile}`}
                device={device}
                profile={profile}
                game={game.data}
              />
              <AccountGate key={profile} device={device} profile={profile}>
                {(account) => (
                  <Tracker account={account} odds={store} planner={plannerStore(device, profile)} />
                )}
              </AccountGate>
            </WarpDataContext.Provider>
          ) : (
            game.status === 'loading' && <Waiting />
          )
        }
      </ProfileGate>
    </div>
  );
}

/** Reads everything anew when the page is told to. Source: specification 2, section 4, 'warpupdate'. */
function useWarpUpdate(reloadGame: () => void): void {
  const device = useDevice();
  useEffect(() => {
    if (!device) return;
    const reload = () => {
      reloadGame();
      void reloadStores(device);
    };
    addEventListener('warpupdate', reload);
    return () => removeEventListener('warpupdate', reload);
  }, [device, reloadGame]);
}
