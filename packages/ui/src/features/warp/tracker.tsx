import { Loaded } from '../../primitives/index.ts';
import { Waiting } from '../../shell/screen/waiting.tsx';
import type { Device } from '../../storage/stores/device.ts';
import type { AchievementsStore } from '../achievements/store/achievements-store.ts';
import type { PlannerStore } from '../planner/store/planner-store.ts';
import type { OpenAccount } from './account-gate.tsx';
import { AccountLine } from './account-line.tsx';
import { BannerView } from './banner-view.tsx';
import { bannerOf, isBannerTab, type OtherTab } from './places.ts';
import { SectionNav } from './section-nav.tsx';
import type { OddsStore } from './store/odds-store.ts';
import type { WarpDocuments } from './store/warps-store.ts';
import { usePlace } from './use-place.ts';

// What is not looked at first comes when it is asked for: the page itself stays small.
const loadReminder = async () => (await import('./coverage/reminder.tsx')).Reminder;
const loadOdds = async () => (await import('./odds/odds-view.tsx')).OddsView;
const loadInventory = async () => (await import('./collection/inventory-view.tsx')).InventoryView;
const loadMemory = async () => (await import('./collection/memory-view.tsx')).MemoryView;

interface Props {
  readonly device: Device;
  readonly account: OpenAccount;
  readonly odds: OddsStore;
  readonly planner: PlannerStore;
  readonly achievements: AchievementsStore;
}

/** The warps of one account, banner type by banner type, and what is about all of them: parts of the screen's grid. */
export function Tracker({ account, device, ...stores }: Props) {
  const { uid, warps, accounts, choose } = account;
  const [place, go] = usePlace();
  const reminder = uid !== undefined && (
    <Loaded load={loadReminder} waiting={null}>
      {(Reminder) => <Reminder documents={warps} />}
    </Loaded>
  );
  return (
    <>
      {uid !== undefined && (
        <div className="-order-1 flex-1 basis-32!">
          <AccountLine {...{ uid, accounts }} documents={warps} onChoose={choose} />
        </div>
      )}
      <div className="grid items-start gap-x-8 gap-y-4 sm:gap-y-5 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <SectionNav place={place} onGo={go} documents={warps} />
        {isBannerTab(place.section) ? (
          <BannerView
            type={bannerOf(place.section)}
            {...{ device, place, account, reminder }}
            onGo={go}
          />
        ) : (
          <div className="flex min-w-0 flex-col gap-5">
            {reminder}
            <OtherView tab={place.section} {...stores} warps={warps} />
          </div>
        )}
      </div>
    </>
  );
}

interface OtherProps extends Omit<Props, 'account' | 'device'> {
  readonly tab: OtherTab;
  readonly warps: WarpDocuments;
}

function OtherView({ tab, warps, odds, ...stores }: OtherProps) {
  switch (tab) {
    case 'Inventory':
      return (
        <Loaded key={tab} load={loadInventory} waiting={<Waiting />}>
          {(InventoryView) => <InventoryView documents={warps} />}
        </Loaded>
      );
    case 'Memory':
      return (
        <Loaded key={tab} load={loadMemory} waiting={<Waiting />}>
          {(MemoryView) => <MemoryView documents={warps} />}
        </Loaded>
      );
    case 'Odds':
      return (
        <Loaded key={tab} load={loadOdds} waiting={<Waiting />}>
          {(OddsView) => <OddsView store={odds} warps={warps} {...stores} />}
        </Loaded>
      );
  }
}
