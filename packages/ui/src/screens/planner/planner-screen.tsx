import { useEffect, useRef, useState } from 'react';
import { loadPlanner } from '../../client/planner-file.ts';
import { useI18n } from '../../i18n/index.ts';
import { isPlayer } from '../../platform/index.ts';
import { forgetAsked } from '../../stores/asked-for.ts';
import { plannerStore } from '../../stores/planner-store.ts';
import { PlayerScreen } from '../player-screen.tsx';
import { PromotionSlot } from '../promotions/index.ts';
import { Waiting } from '../waiting.tsx';
import { AdoptedNotice } from './adopted-notice.tsx';
import { PlannerDataContext } from './data-context.ts';
import { Desk } from './desk.tsx';
import type { Sheet } from './sheets.tsx';
import { readHash } from './use-add-by-hash.ts';

interface Props {
  readonly dataUrl: string;
  /** Where the banners of the warp pages are. */
  readonly warpUrl: string;
}

/** The ascension planner: tickets of what shall be upgraded, and the board of what it takes. */
export function PlannerScreen({ dataUrl, warpUrl }: Props) {
  const { t } = useI18n();
  // Who was here before most likely has a plan: what draws it comes together with the game's tables.
  useEffect(() => {
    if (isPlayer()) import('./drawn-plan.ts').catch(() => undefined);
  }, []);
  const entered = useRef<Sheet>();
  return (
    <div className="flex flex-col gap-6">
      <PromotionSlot place="planner-top" />
      <PlayerScreen
        title={t('planner.title')}
        settings="planner"
        failed={{ title: t('planner.failed'), text: t('planner.failedText') }}
        dataUrl={dataUrl}
        load={loadPlanner}
        open={plannerStore}
        waiting={<Waiting height="h-40" />}
        whileShut={() => <NotAdded />}
      >
        {(game, opened) => (
          <PlannerDataContext.Provider value={game}>
            <AdoptedNotice {...opened} />
            <Desk key={opened.profile} {...opened} warpUrl={warpUrl} entered={entered} />
          </PlannerDataContext.Provider>
        )}
      </PlayerScreen>
      <PromotionSlot place="planner-support" />
    </div>
  );
}

/** An address that would add something says so where the plan cannot be read: nothing is done in silence. */
function NotAdded() {
  const { t } = useI18n();
  const [page, setPage] = useState('');
  useEffect(() => {
    const read = () => {
      const asked = readHash(location.hash);
      setPage(asked);
      forgetAsked(asked);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return page && <p role="status">{t('planner.notAdded', { page })}</p>;
}
