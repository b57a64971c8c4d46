import { useEffect, useRef, useState } from 'react';
import { loadPlanner } from '../../client/planner-file.ts';
import { useI18n } from '../../i18n/index.ts';
import { isPlayer } from '../../platform/index.ts';
import { Button, Notice } from '../../primitives/index.ts';
import { PromotionSlot } from '../../shell/promotions/index.ts';
import { PlayerScreen } from '../../shell/screen/player-screen.tsx';
import { gameContexts } from '../../shell/screen/use-game.ts';
import { Waiting } from '../../shell/screen/waiting.tsx';
import type { Device } from '../../storage/stores/device.ts';
import type { Sheet } from './sheets/sheets.tsx';
import { forgetAddition } from './store/pending-additions.ts';
import { type PlannerStore, plannerStore } from './store/planner-store.ts';
import { PlannerWorkspace } from './workspace/planner-workspace.tsx';
import { readHash } from './workspace/use-add-by-hash.ts';
import { useLegacyStores } from './workspace/use-legacy-stores.ts';

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
    if (isPlayer()) import('./workspace/drawn-plan.tsx').catch(() => undefined);
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
          <gameContexts.planner.Provider value={game}>
            <AdoptedNotice {...opened} />
            <PlannerWorkspace
              key={opened.profile}
              {...opened}
              warpUrl={warpUrl}
              entered={entered}
            />
          </gameContexts.planner.Provider>
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
      const linked = readHash(location.hash);
      setPage(linked);
      forgetAddition(linked);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return page && <p role="status">{t('planner.notAdded', { page })}</p>;
}

/** What became of the stores of the site that was here before. */
function AdoptedNotice(props: { device: Device; profile: string; store: PlannerStore }) {
  const { t } = useI18n();
  const [notice, dismiss] = useLegacyStores(props);
  if (!notice) return null;
  return (
    <Notice title={notice.title} actions={<Button onClick={dismiss}>{t('action.close')}</Button>}>
      {notice.text}
    </Notice>
  );
}
