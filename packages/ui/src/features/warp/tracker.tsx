import { useI18n } from '../../i18n/index.ts';
import { Loaded, SelectField } from '../../primitives/index.ts';
import { Waiting } from '../../shell/screen/page-parts.tsx';
import type { AchievementsStore } from '../achievements/store/achievements-store.ts';
import type { PlannerStore } from '../planner/store/planner-store.ts';
import type { OpenAccount } from './account-gate.tsx';
import { BannerView } from './banner-view.tsx';
import { Reminder } from './coverage/reminder.tsx';
import { serverDay, zoneOf } from './parts/server-day.ts';
import { bannerOf, isBannerTab, type OtherTab } from './places.ts';
import { SectionNav } from './section-nav.tsx';
import type { OddsStore } from './store/odds-store.ts';
import type { WarpDocuments } from './store/warps-store.ts';
import { usePlace } from './use-place.ts';

// What is not looked at first comes when it is asked for: the page itself stays small.
const loadOdds = async () => (await import('./odds/odds-view.tsx')).OddsView;
const loadInventory = async () => (await import('./collection/inventory-view.tsx')).InventoryView;
const loadMemory = async () => (await import('./collection/memory-view.tsx')).MemoryView;

interface Props {
  readonly account: OpenAccount;
  readonly odds: OddsStore;
  readonly planner: PlannerStore;
  readonly achievements: AchievementsStore;
}

/** The warps of one account, banner type by banner type, and what is about all of them. */
export function Tracker({ account, ...stores }: Props) {
  const { uid, warps, accounts, choose } = account;
  const [place, go] = usePlace();
  return (
    <div className="flex flex-col gap-6">
      {uid !== undefined && (
        <AccountLine {...{ uid, accounts }} documents={warps} onChoose={choose} />
      )}
      <Reminder documents={warps} />
      <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <SectionNav place={place} onGo={go} documents={warps} />
        {isBannerTab(place.section) ? (
          <BannerView type={bannerOf(place.section)} {...{ place, account }} onGo={go} />
        ) : (
          <OtherView tab={place.section} {...stores} warps={warps} />
        )}
      </div>
    </div>
  );
}

interface OtherProps extends Omit<Props, 'account'> {
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

interface AccountLineProps {
  readonly uid: string;
  /** All of the profile's. */
  readonly accounts: readonly string[];
  readonly documents: WarpDocuments;
  readonly onChoose: (uid: string) => void;
}

/**
 * Whose warps are shown, and of when they are; the choice, where the profile has several accounts.
 * Rule W18.
 */
export function AccountLine({ uid, accounts, documents, onChoose }: AccountLineProps) {
  const { t, day } = useI18n();
  const last = lastImport(documents);
  return (
    <div className="figures flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
      {accounts.length > 1 ? (
        <div className="w-full sm:w-96">
          <SelectField
            label={t('warp.account')}
            value={uid}
            options={accounts.map((value) => ({ value, label: value }))}
            onChange={onChoose}
          />
        </div>
      ) : (
        <p>{t('warp.ofAccount', { uid })}</p>
      )}
      {last !== undefined && (
        <p>{t('warp.lastImport', { day: day(serverDay(last, zoneOf(documents))) })}</p>
      )}
    </div>
  );
}

/** When the newest of an account's imports was, of any banner type; undefined where none is known. */
export function lastImport({ account }: Pick<WarpDocuments, 'account'>): number | undefined {
  const moments = Object.values(account.histories).flatMap(({ imports }) =>
    imports.map(({ at }) => at),
  );
  return moments.length > 0 ? Math.max(...moments) : undefined;
}
