import type { Language } from '@trailbook/core/internal/dataset';
import type { ReactNode } from 'react';
import { withTexts } from '../../../i18n/index.ts';
import { isPlayer } from '../../../platform/index.ts';
import { Loaded } from '../../../primitives/index.ts';

const loadTiles = withTexts(
  ['data', 'planner', 'sheets', 'warp'],
  async () => (await import('./dashboard-tiles.tsx')).DashboardTiles,
);

const loadForPlayer = async (language: Language) => (isPlayer() ? loadTiles(language) : undefined);

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
  return (
    <>
      <div className="yours">
        {/* Without a network the rest of the page is still what it is. */}
        <Loaded load={loadForPlayer} waiting={null} failed={null}>
          {(Tiles) => Tiles && <Tiles plannerUrl={plannerUrl} warpUrl={warpUrl} />}
        </Loaded>
      </div>
      {children}
    </>
  );
}
