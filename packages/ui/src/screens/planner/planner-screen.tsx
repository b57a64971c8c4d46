import { type ReactNode, useEffect, useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { Link } from '../../platform/index.ts';
import { Button, Notice } from '../../primitives/index.ts';
import { ProfileGate } from '../../recovery/index.ts';
import { PageTitle } from '../../shell/index.ts';
import { reloadStores } from '../../stores/device.ts';
import { plannerStore } from '../../stores/planner-store.ts';
import { useDevice } from '../../stores/use-device.ts';
import { AdoptedNotice } from './adopted-notice.tsx';
import { PlannerDataContext } from './data-context.ts';
import { Desk } from './desk.tsx';
import { readHash } from './use-add-by-hash.ts';
import { type PlannerDataState, usePlannerData } from './use-planner-data.ts';

/** The ascension planner: tickets of what shall be upgraded, and the board of what it takes. */
export function PlannerScreen({ dataUrl }: { dataUrl: string }) {
  const { t, language } = useI18n();
  const [game, retry] = usePlannerData(dataUrl);
  useWarpUpdate(retry);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <PageTitle>{t('planner.title')}</PageTitle>
        <Link
          to={`/${language}/settings#planner`}
          className="tap flex items-center text-sm text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          {t('settings.manage')}
        </Link>
      </div>
      {game.status === 'failed' && (
        <Notice
          title={t('planner.failed')}
          actions={<Button onClick={retry}>{t('action.retry')}</Button>}
        >
          {t('planner.failedText')}
        </Notice>
      )}
      <ProfileGate open={plannerStore} waiting={<Waiting />} whileShut={() => <NotAdded />}>
        {(opened) => (
          <WithGame game={game}>
            <AdoptedNotice {...opened} />
            <Desk key={opened.profile} {...opened} />
          </WithGame>
        )}
      </ProfileGate>
    </div>
  );
}

/** An address that would add something says so where the plan cannot be read: nothing is done in silence. */
function NotAdded() {
  const { t } = useI18n();
  const [page, setPage] = useState('');
  useEffect(() => {
    const read = () => setPage(readHash(location.hash));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return page && <p role="status">{t('planner.notAdded', { page })}</p>;
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

/** What needs the game's tables, once they are there. */
function WithGame({ game, children }: { game: PlannerDataState; children: ReactNode }) {
  if (game.status === 'loading') return <Waiting />;
  if (game.status === 'failed') return null;
  return <PlannerDataContext.Provider value={game.data}>{children}</PlannerDataContext.Provider>;
}

/** The shape of what will come, so that nothing jumps when it does. */
function Waiting() {
  const { t } = useI18n();
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <p className="text-ink-faint">{t('state.loading')}</p>
      <div className="h-11 w-64 rounded-control bg-surface" />
      <div className="h-40 rounded-sheet bg-surface" />
    </div>
  );
}
