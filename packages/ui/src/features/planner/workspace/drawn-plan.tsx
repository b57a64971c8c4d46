import type { Entry } from '@trailbook/core/internal/planner';
import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useI18n } from '../../../i18n/index.ts';
import { useDocuments } from '../../../shell/recovery/parts/use-device.ts';
import type { Device } from '../../../storage/stores/device.ts';
import { useGameServer } from '../../warp/store/game-server.ts';
import { useExplain } from '../plan/use-explain.ts';
import { useFarmTicks } from '../plan/use-farm-ticks.ts';
import { useOutlook } from '../plan/use-outlook.ts';
import { usePlan } from '../plan/use-plan.ts';
import type { PlanEdits } from '../plan/use-plan-edits.ts';
import type { PlannerStore } from '../store/planner-store.ts';
import type { UnpulledProps } from '../unpulled/unpulled.tsx';
import { FarmToday } from './farm-today.tsx';
import { Ticket } from './ticket.tsx';
import { TotalBar, Totals } from './total-board.tsx';
import type { useTicketActions } from './use-ticket-actions.ts';

interface Props {
  readonly device: Device;
  readonly profile: string;
  readonly store: PlannerStore;
  /** Where the banners of the warp pages are, for entries that were not pulled yet. */
  readonly warpUrl: string;
  readonly edits: PlanEdits;
  /** The entries that are drawn by now. */
  readonly shown: readonly Entry[];
  readonly handlers: ReturnType<typeof useTicketActions>['handlers'];
  readonly onFarm: () => void;
  /** Where the total stands at the foot of a phone's screen. */
  readonly foot: Element | null;
}

/** A plan with entries, worked out: what to run today, its tickets and its total. It comes where there is one. */
export function DrawnPlan(props: Props) {
  const { device, profile, store, warpUrl, edits, shown, handlers, onFarm, foot } = props;
  const { t } = useI18n();
  const { documents } = useDocuments(store);
  const { settings } = documents.planner;
  const server = useGameServer(device, profile);
  const plan = usePlan(documents);
  const outlook = useOutlook(plan.farming, settings, server.region);
  const explain = useExplain(store, plan);
  const Unpulled = useUnpulled(device, profile, warpUrl);
  const ticks = useFarmTicks(store, edits, outlook.today);
  const total = {
    ...{ plan, settings, outlook, explain, onFarm },
    owned: documents.inventory.items,
    onPickItem: handlers.onPickItem,
  };
  return (
    <div className="grid items-start gap-8 pb-16 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:pb-0">
      <FarmToday {...{ settings, outlook, server, onFarm }} {...ticks} />
      <ol
        className="flex min-w-0 flex-col gap-3 lg:col-start-1 lg:row-span-2 lg:row-start-1"
        aria-label={t('planner.entries')}
      >
        {shown.map((entry, place) => (
          <Ticket
            key={entry.entryId}
            entry={entry}
            plan={plan.entries.get(entry.entryId)}
            place={shown.length > 1 ? place : undefined}
            explain={explain}
            Unpulled={Unpulled}
            {...handlers}
          />
        ))}
      </ol>
      <Totals {...total} />
      {foot && createPortal(<TotalBar {...total} />, foot)}
    </div>
  );
}

/** What tells of an entry that it was not pulled yet; undefined where the profile has no warps, and until it came. */
function useUnpulled(
  device: Device,
  profile: string,
  dataUrl: string,
): ComponentType<UnpulledProps> | undefined {
  const { language } = useI18n();
  const [Part, setPart] = useState<ComponentType<UnpulledProps> | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const [account] = (await device.database.warpAccounts(profile)).sort();
      if (account === undefined || !isWanted) return;
      // It only adds to the plan, and comes after it.
      const { loadUnpulled } = await import('../unpulled/unpulled.tsx');
      const part = await loadUnpulled({ device, profile, account, dataUrl, language });
      if (isWanted) setPart(() => part);
    };
    load().catch((error: unknown) => console.warn('Warps could not be asked.', error));
    return () => {
      isWanted = false;
    };
  }, [device, profile, dataUrl, language]);
  return Part;
}
