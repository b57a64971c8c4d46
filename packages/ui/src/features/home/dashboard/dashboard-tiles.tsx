import { ProfileGate } from '../../../shell/recovery/index.ts';
import { plannerStore } from '../../planner/store/planner-store.ts';
import { AccountGate } from '../../warp/account-gate.tsx';
import { PlanTiles } from './plan-tiles.tsx';
import { WarpTile } from './warp-tile.tsx';

interface Props {
  readonly plannerUrl: string;
  readonly warpUrl: string;
}

/** The player's own: the next of the plan, today's runs, the pity of each banner type. */
export function DashboardTiles({ plannerUrl, warpUrl }: Props) {
  return (
    <ProfileGate open={plannerStore} waiting={null}>
      {({ device, profile, store }) => (
        // Where the text is so large that a tile holds but a word or two a line, it is as high as it must be.
        <div className="@container" key={profile}>
          <div className="grid gap-x-8 gap-y-6 lg:grid-cols-3">
            <PlanTiles device={device} profile={profile} store={store} dataUrl={plannerUrl} />
            <AccountGate device={device} profile={profile} waiting={null}>
              {({ warps, uid, accounts }) => (
                <WarpTile
                  documents={warps}
                  dataUrl={warpUrl}
                  account={accounts.length > 1 ? uid : undefined}
                />
              )}
            </AccountGate>
          </div>
        </div>
      )}
    </ProfileGate>
  );
}
