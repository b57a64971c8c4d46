import { type ReactNode, useEffect, useState } from 'react';
import { loadMessages, useI18n } from '../../../i18n/index.ts';
import { isPlayer } from '../../../platform/index.ts';
import type { DashboardTiles } from './dashboard-tiles.tsx';

interface Props {
  readonly plannerUrl: string;
  readonly warpUrl: string;
  /** What stands there for who has nothing here yet. */
  readonly children: ReactNode;
}

/**
 * What is next for the player, in the place of what the site tells a newcomer. Who has anything here is known before
 * the page is shown, so that its room is there; it comes once the page lives.
 */
export function Dashboard({ plannerUrl, warpUrl, children }: Props) {
  const { language } = useI18n();
  const [Shown, setShown] = useState<typeof DashboardTiles | undefined>();
  useEffect(() => {
    let isHere = true;
    const load = async () => {
      if (!isPlayer()) return;
      const [{ DashboardTiles }] = await Promise.all([
        import('./dashboard-tiles.tsx'),
        loadMessages(language, ['data', 'planner', 'sheets', 'warp']),
      ]);
      if (isHere) setShown(() => DashboardTiles);
    };
    // Without a network the rest of the page is still what it is.
    load().catch((error: unknown) => console.warn('The personal part could not be loaded.', error));
    return () => {
      isHere = false;
    };
  }, [language]);
  return (
    <>
      <div className="yours">{Shown && <Shown plannerUrl={plannerUrl} warpUrl={warpUrl} />}</div>
      {children}
    </>
  );
}
