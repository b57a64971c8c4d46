import type { ItemId } from '@trailbook/core/dataset';
import type { PlannerData } from '@trailbook/core/pages';
import { type Entry, inOrder, type UpgradeMode } from '@trailbook/core/planner';
import { Plus } from 'lucide-react';
import { lazy, Suspense, startTransition, useCallback, useEffect, useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { Link } from '../../platform/index.ts';
import { Button, Notice, type Undoable, UndoBar } from '../../primitives/index.ts';
import { LossNotice, StorageTrouble } from '../../recovery/index.ts';
import { PageTitle } from '../../shell/index.ts';
import { type Device, preferencesStore, profilesStore, reloadStores } from '../../stores/device.ts';
import {
  type PlannerStore,
  planActions,
  plannerStore,
  upgradeIn,
} from '../../stores/planner-store.ts';
import { useDevice, useDocuments } from '../../stores/use-device.ts';
import { PlannerDataContext } from './data-context.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { subjectName } from './names.ts';
import { Ticket } from './ticket.tsx';
import { Totals } from './total-board.tsx';
import { useAddByHash } from './use-add-by-hash.ts';
import { useAdoptedStores } from './use-adopted-stores.ts';
import { usePlan } from './use-plan.ts';
import { type PlannerDataState, usePlannerData } from './use-planner-data.ts';

// Sheets come when they are opened: the page itself stays small.
const AddDialog = lazy(async () => ({ default: (await import('./add-dialog.tsx')).AddDialog }));
const ConfigureDialog = lazy(async () => ({
  default: (await import('./configure-dialog.tsx')).ConfigureDialog,
}));
const CustomDialog = lazy(async () => ({
  default: (await import('./custom-dialog.tsx')).CustomDialog,
}));
const UpgradeDialog = lazy(async () => ({
  default: (await import('./upgrade-dialog.tsx')).UpgradeDialog,
}));
const InventoryDialog = lazy(async () => ({
  default: (await import('./inventory-dialog.tsx')).InventoryDialog,
}));
const ItemDialog = lazy(async () => ({
  default: (await import('./inventory-dialog.tsx')).ItemDialog,
}));
const PriorityDialog = lazy(async () => ({
  default: (await import('./priority-dialog.tsx')).PriorityDialog,
}));
const FarmingDialog = lazy(async () => ({
  default: (await import('./farming-dialog.tsx')).FarmingDialog,
}));

type Open =
  | { readonly dialog: 'add'; readonly kind: Entry['kind'] }
  | { readonly dialog: 'custom'; readonly kind: Entry['kind']; readonly entry?: Entry }
  | { readonly dialog: 'configure' | 'delete' | 'upgrade'; readonly entry: Entry }
  | { readonly dialog: 'item'; readonly item: ItemId }
  | { readonly dialog: 'inventory' | 'priority' | 'farming' };

/** The ascension planner: tickets of what shall be upgraded, and the board of what it takes. */
export function PlannerScreen({ dataUrl }: { dataUrl: string }) {
  const { t, language } = useI18n();
  const [game, retry] = usePlannerData(dataUrl);
  const device = useDevice();
  useWarpUpdate(device, retry);
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
      {device ? <OnDevice device={device} game={game} /> : <Waiting />}
    </div>
  );
}

/** Reads everything anew when the page is told to. Source: specification 2, section 4, 'warpupdate'. */
function useWarpUpdate(device: Device | undefined, reloadGame: () => void): void {
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

/** The plan of the profile that is in use. */
function OnDevice({ device, game }: { device: Device; game: PlannerDataState }) {
  const profiles = profilesStore(device);
  const { status, documents } = useDocuments(profiles);
  if (status === 'loading') return <Waiting />;
  if (status === 'unreadable') return <StorageTrouble device={device} store={profiles} />;
  const { active } = documents.profiles;
  return <InProfile key={active} device={device} profile={active} game={game} />;
}

interface InProfileProps {
  readonly device: Device;
  readonly profile: string;
  readonly game: PlannerDataState;
}

function InProfile({ device, profile, game }: InProfileProps) {
  const store = plannerStore(device, profile);
  const { status } = useDocuments(store);
  const isThere = status !== 'loading' && status !== 'unreadable';
  return (
    <>
      <StorageTrouble device={device} store={store} />
      <LossNotice device={device} />
      {isThere && game.status === 'loaded' && (
        <PlannerDataContext.Provider value={game.data}>
          <Adopted device={device} profile={profile} store={store} />
          <Plan device={device} store={store} game={game.data} />
        </PlannerDataContext.Provider>
      )}
      {(status === 'loading' || (isThere && game.status === 'loading')) && <Waiting />}
    </>
  );
}

/** What became of the stores of the site that was here before. */
function Adopted(props: { device: Device; profile: string; store: PlannerStore }) {
  const { t } = useI18n();
  const [notice, dismiss] = useAdoptedStores(props);
  if (!notice) return null;
  return (
    <Notice title={notice.title} actions={<Button onClick={dismiss}>{t('action.close')}</Button>}>
      {notice.text}
    </Notice>
  );
}

function Plan({ device, store, game }: { device: Device; store: PlannerStore; game: PlannerData }) {
  const { t } = useI18n();
  const { documents, act } = useDocuments(store);
  const { entries, settings } = documents.planner;
  const owned = documents.inventory.items;
  const plan = usePlan(documents);
  const { region } = useDocuments(preferencesStore(device)).documents.preferences;
  const [open, setOpen] = useState<Open | undefined>(undefined);
  const [done, setDone] = useState<Undoable | undefined>(undefined);
  const forget = useCallback(() => setDone(undefined), []);
  const hash = useAddByHash(store, game);
  const close = () => setOpen(undefined);
  const shown = useInSteps(entries);
  const toggle = useCallback(
    (entry: Entry) => act(planActions.setEnabled(entry.entryId, !entry.enabled)),
    [act],
  );
  const edit = useCallback((entry: Entry) => setOpen({ dialog: 'configure', entry }), []);
  const ask = useCallback((entry: Entry) => setOpen({ dialog: 'delete', entry }), []);
  const finish = useCallback((entry: Entry) => setOpen({ dialog: 'upgrade', entry }), []);
  const pickItem = useCallback((item: ItemId) => setOpen({ dialog: 'item', item }), []);

  const addAndConfigure = (entry: Entry) => {
    act(planActions.add(entry));
    setOpen({ dialog: 'configure', entry });
  };
  const saveCounts = (changed: Readonly<Record<string, number>>) => {
    const before = Object.fromEntries(Object.keys(changed).map((id) => [id, owned[id] ?? 0]));
    act(planActions.setCounts(changed));
    if (Object.keys(changed).length > 0) {
      setDone({
        text: t('plan.inventorySaved'),
        undo: () => act(planActions.setCounts(before)),
      });
    }
    close();
  };
  const remove = (entry: Entry) => {
    act(planActions.remove(entry.entryId));
    setDone({
      text: t('plan.deleted', { name: subjectName(game, entry).text }),
      undo: () => act(planActions.bringBack(entry)),
    });
    close();
  };
  const markDone = (entry: Entry, until: Entry, mode: UpgradeMode) => {
    const upgraded = upgradeIn(game.tables, store.getState().documents, { entry, until }, mode);
    // The sheet shows the same figures; should another tab have been faster, it shows the new ones.
    if (!upgraded.ok) return;
    act(planActions.upgraded(upgraded.value));
    setDone({
      text: t('plan.upgraded', { name: subjectName(game, entry).text }),
      undo: () => act(planActions.undoUpgrade(entry, upgraded.value)),
    });
    close();
  };

  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button look="lamp" onClick={() => setOpen({ dialog: 'add', kind: 'character' })}>
          <Plus size={18} strokeWidth={1.5} aria-hidden />
          {t('planner.addCharacter')}
        </Button>
        <Button onClick={() => setOpen({ dialog: 'add', kind: 'lightCone' })}>
          <Plus size={18} strokeWidth={1.5} aria-hidden />
          {t('planner.addLightCone')}
        </Button>
        <Button onClick={() => setOpen({ dialog: 'inventory' })}>{t('planner.inventory')}</Button>
        {entries.length > 1 && (
          <Button onClick={() => setOpen({ dialog: 'priority' })}>{t('plan.priority')}</Button>
        )}
      </div>
      {hash.problem && (
        <Notice
          title={hash.problem}
          actions={<Button onClick={hash.dismiss}>{t('action.close')}</Button>}
        />
      )}
      {entries.length === 0 ? (
        <p className="border-y border-line py-10 text-ink-soft">{t('planner.empty')}</p>
      ) : (
        <div className="grid items-start gap-8 pb-16 lg:grid-cols-[minmax(0,1fr)_22rem] lg:pb-0">
          <ol className="flex min-w-0 flex-col gap-3" aria-label={t('planner.entries')}>
            {shown.map((entry) => (
              <Ticket
                key={entry.entryId}
                entry={entry}
                plan={plan.entries.get(entry.entryId)}
                onPickItem={pickItem}
                onUpgrade={finish}
                onToggle={toggle}
                onEdit={edit}
                onDelete={ask}
              />
            ))}
          </ol>
          <Totals plan={plan} onPickItem={pickItem} onFarm={() => setOpen({ dialog: 'farming' })} />
        </div>
      )}
      <Suspense>
        {open?.dialog === 'add' && (
          <AddDialog
            kind={open.kind}
            entries={entries}
            onClose={close}
            onPick={addAndConfigure}
            onCustom={() => setOpen({ dialog: 'custom', kind: open.kind })}
          />
        )}
        {open?.dialog === 'custom' && (
          <CustomDialog
            kind={open.kind}
            entry={open.entry}
            onClose={close}
            onSave={(entry) => {
              if (!open.entry) {
                addAndConfigure(entry);
                return;
              }
              act(planActions.replace(entry));
              setOpen({ dialog: 'configure', entry });
            }}
          />
        )}
        {open?.dialog === 'configure' && (
          <ConfigureDialog
            key={open.entry.entryId}
            entry={entries.find((entry) => entry.entryId === open.entry.entryId) ?? open.entry}
            onClose={close}
            onSave={(entry) => {
              act(planActions.replace(entry));
              close();
            }}
            onCustom={(entry) => setOpen({ dialog: 'custom', kind: entry.kind, entry })}
          />
        )}
        {open?.dialog === 'upgrade' && (
          <UpgradeDialog
            entry={open.entry}
            owned={owned}
            onClose={close}
            onPickItem={pickItem}
            onUpgrade={(until, mode) => markDone(open.entry, until, mode)}
          />
        )}
        {open?.dialog === 'delete' && (
          <DeleteDialog entry={open.entry} onClose={close} onDelete={() => remove(open.entry)} />
        )}
        {open?.dialog === 'inventory' && (
          <InventoryDialog owned={owned} onClose={close} onSave={saveCounts} />
        )}
        {open?.dialog === 'item' && (
          <ItemDialog item={open.item} owned={owned} onClose={close} onSave={saveCounts} />
        )}
        {open?.dialog === 'priority' && (
          <PriorityDialog
            entries={entries}
            onClose={close}
            onSave={(entryIds) => {
              act(planActions.reorder(entryIds));
              close();
            }}
          />
        )}
        {open?.dialog === 'farming' && (
          <FarmingDialog
            farming={plan.farming}
            tiers={settings}
            region={region}
            onTiers={(tiers) => act(planActions.setTiers(tiers))}
            onClose={close}
          />
        )}
      </Suspense>
      <UndoBar done={done} onGone={forget} />
    </>
  );
}

/** Entries in their order; many of them are drawn in steps, between which the page answers. */
function useInSteps(entries: readonly Entry[]): readonly Entry[] {
  const [shown, setShown] = useState<readonly Entry[]>([]);
  useEffect(() => startTransition(() => setShown(inOrder(entries))), [entries]);
  return shown;
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
