import type { ItemId } from '@trailbook/core/internal/dataset';
import { type Entry, inOrder } from '@trailbook/core/internal/planner';
import { lazy, type ReactNode, Suspense } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { useDocuments } from '../../../shell/recovery/parts/use-device.ts';
import type { Device } from '../../../storage/stores/device.ts';
import { useGameServer } from '../../warp/store/game-server.ts';
import type { Counts } from '../parts/counts.ts';
import { takeOver } from '../plan/take-over.ts';
import { useExplain } from '../plan/use-explain.ts';
import { useOutlook } from '../plan/use-outlook.ts';
import { usePlan } from '../plan/use-plan.ts';
import type { PlanEdits } from '../plan/use-plan-edits.ts';
import { type PlannerStore, planActions } from '../store/planner-store.ts';
import { takeAccount } from '../store/taking-over.ts';
import type { CustomDraft } from './custom-dialog.tsx';

// Each sheet comes when it is opened.
const LOADERS = {
  add: () => import('./add-dialog.tsx'),
  configure: () => import('./configure/configure-dialog.tsx'),
  custom: () => import('./custom-dialog.tsx'),
  upgrade: () => import('./upgrade/upgrade-dialog.tsx'),
  inventory: () => import('./inventory/inventory-dialog.tsx'),
  item: () => import('./item-dialog.tsx'),
  delete: () => import('./delete-dialog.tsx'),
  priority: () => import('./priority-dialog.tsx'),
  farming: () => import('./farming/farming-dialog.tsx'),
  account: () => import('./account/account-dialog.tsx'),
  share: () => import('./links/share-dialog.tsx'),
  shared: () => import('./links/shared-plan-dialog.tsx'),
} as const satisfies Readonly<Record<Sheet['sheet'], () => Promise<unknown>>>;

const AddDialog = lazy(async () => ({ default: (await LOADERS.add()).AddDialog }));
const ConfigureDialog = lazy(async () => ({
  default: (await LOADERS.configure()).ConfigureDialog,
}));
const CustomDialog = lazy(async () => ({ default: (await LOADERS.custom()).CustomDialog }));
const UpgradeDialog = lazy(async () => ({ default: (await LOADERS.upgrade()).UpgradeDialog }));
const InventoryDialog = lazy(async () => ({
  default: (await LOADERS.inventory()).InventoryDialog,
}));
const ItemDialog = lazy(async () => ({ default: (await LOADERS.item()).ItemDialog }));
const DeleteDialog = lazy(async () => ({ default: (await LOADERS.delete()).DeleteDialog }));
const PriorityDialog = lazy(async () => ({ default: (await LOADERS.priority()).PriorityDialog }));
const FarmingDialog = lazy(async () => ({ default: (await LOADERS.farming()).FarmingDialog }));

const AccountDialog = lazy(async () => ({ default: (await LOADERS.account()).AccountDialog }));

const ShareDialog = lazy(async () => ({ default: (await LOADERS.share()).ShareDialog }));
const SharedPlanDialog = lazy(async () => ({
  default: (await LOADERS.shared()).SharedPlanDialog,
}));

/** Loads what draws a sheet: what cannot be loaded is known before anything is drawn. */
export async function loadSheet(open: Sheet): Promise<void> {
  await LOADERS[open.sheet]();
  if (open.sheet === 'upgrade' && open.item !== undefined) await LOADERS.item();
}

/** The sheets of the planner, and what each of them is about. */
export type Sheet =
  | { readonly sheet: 'add'; readonly kind: Entry['kind'] }
  | {
      readonly sheet: 'custom';
      readonly kind: Entry['kind'];
      /** The entry to change, in the plan or on its way into it; a fresh one when absent. */
      readonly entry?: Entry;
      readonly isNew: boolean;
      /** What was filled in before the sheet was discarded. */
      readonly draft?: CustomDraft;
    }
  | {
      readonly sheet: 'configure';
      readonly entry: Entry;
      /** On its way into the plan, and not known to it yet. */
      readonly isNew: boolean;
      /** What was made of it before the sheet was discarded. */
      readonly draft?: Entry;
    }
  | { readonly sheet: 'delete'; readonly entry: Entry }
  | {
      readonly sheet: 'upgrade';
      readonly entry: Entry;
      /** The item whose stock lies over it. */
      readonly item?: ItemId | undefined;
    }
  | {
      readonly sheet: 'item';
      readonly item: ItemId;
      readonly entry?: Entry | undefined;
      /** What was entered before the sheet was discarded. */
      readonly changed?: Counts;
    }
  | { readonly sheet: 'inventory'; readonly changed?: Counts }
  | {
      readonly sheet: 'priority';
      /** The order that was made before the sheet was discarded. */
      readonly order?: readonly number[];
    }
  | { readonly sheet: 'farming' | 'account' | 'share' }
  | {
      readonly sheet: 'shared';
      /** What an address has brought. */
      readonly link: string;
    };

interface Props {
  readonly device: Device;
  readonly profile: string;
  readonly store: PlannerStore;
  readonly edits: PlanEdits;
  readonly open: Sheet;
  /** Told with which sheet what was entered and is not saved can be had back. */
  readonly onEntered: (sheet: Sheet | undefined) => void;
  /** Puts another sheet in the place of the open one; nothing closes it. */
  readonly show: (sheet: Sheet | undefined) => void;
}

/** The sheet that is open. */
export function Sheets(props: Props): ReactNode {
  const { device, profile, open, store, edits, onEntered, show } = props;
  const { t } = useI18n();
  const { documents, act } = useDocuments(store);
  const { entries, settings } = documents.planner;
  const owned = documents.inventory.items;
  const server = useGameServer(device, profile);
  const plan = usePlan(documents);
  const outlook = useOutlook(plan.farming, settings, server.region);
  const explain = useExplain(store, plan);
  const close = () => {
    onEntered(undefined);
    show(undefined);
  };
  const configure = (entry: Entry, isNew: boolean) => show({ sheet: 'configure', entry, isNew });
  const listed = (entry: Entry) => entries.find(({ entryId }) => entryId === entry.entryId);
  const saveCounts = (changed: Counts) => {
    edits.setCounts(changed);
    close();
  };
  /** Closes what is open; undone, it comes back with what was entered. */
  const discard = (entered: Sheet) => {
    close();
    edits.tellDiscarded(() => show(entered));
  };
  /** To the sheet that asked for it, as that was left. */
  const backFromCustom = ({ entry, isNew }: { entry?: Entry; isNew: boolean }) => {
    if (entry) show({ sheet: 'configure', entry: listed(entry) ?? entry, isNew, draft: entry });
    else close();
  };

  switch (open.sheet) {
    case 'add':
      return (
        <AddDialog
          kind={open.kind}
          entries={entries}
          onClose={close}
          onPick={(entry) => configure(entry, true)}
          onCustom={() => show({ sheet: 'custom', kind: open.kind, isNew: true })}
        />
      );
    case 'custom':
      return (
        <CustomDialog
          kind={open.kind}
          entry={open.entry}
          begunWith={open.draft}
          onClose={() => backFromCustom(open)}
          onDiscard={(draft) => discard({ ...open, draft })}
          onSave={(entry) => {
            if (listed(entry)) act(planActions.replace(entry));
            configure(entry, open.isNew);
          }}
        />
      );
    case 'configure':
      return (
        <ConfigureDialog
          key={open.entry.entryId}
          entry={listed(open.entry) ?? open.entry}
          store={store}
          begunWith={open.draft}
          begunPlace={open.isNew && entries.length > 0 ? (settings.newEntries ?? 'top') : undefined}
          isGone={!open.isNew && !listed(open.entry)}
          // What was filled in for a custom one is there nowhere else yet.
          onClose={() => (open.isNew && open.entry.custom ? discard(open) : close())}
          onEntered={(draft) => onEntered(draft && { ...open, draft })}
          onDiscard={(draft) => discard({ ...open, draft })}
          onSave={(entry, place) => {
            // What was picked is made part of the plan only now: a sheet that is discarded leaves no trace.
            if (listed(entry)) act(planActions.replace(entry));
            else {
              edits.add(open.isNew ? entry : { ...entry, entryId: Date.now() }, (added) =>
                planActions.add(added, place),
              );
            }
            close();
          }}
          onCustom={(entry) =>
            show({ sheet: 'custom', kind: entry.kind, entry, isNew: open.isNew })
          }
        />
      );
    case 'upgrade': {
      const backToUpgrade = () => show({ ...open, item: undefined });
      return (
        <>
          <UpgradeDialog
            entry={listed(open.entry) ?? open.entry}
            isFirst={
              inOrder(entries).find(({ enabled }) => enabled)?.entryId === open.entry.entryId
            }
            owned={owned}
            onClose={close}
            onPickItem={(item) => show({ ...open, item })}
            onUpgrade={(upgraded) => {
              const entry = listed(open.entry);
              if (entry) edits.finish(entry, upgraded);
              else edits.tellGone(open.entry);
              close();
            }}
          />
          {/* It lies over the upgrade, which stays as it is. */}
          <Suspense>
            {open.item !== undefined && (
              <ItemDialog
                item={open.item}
                entry={open.entry}
                explain={explain}
                owned={owned}
                onClose={backToUpgrade}
                onSave={(changed) => {
                  edits.setCounts(changed);
                  backToUpgrade();
                }}
              />
            )}
          </Suspense>
        </>
      );
    }
    case 'delete':
      return (
        <DeleteDialog
          entry={listed(open.entry) ?? open.entry}
          onClose={close}
          onDelete={() => {
            // As it stands now: another tab may have changed it since the question was asked.
            const entry = listed(open.entry);
            if (entry) edits.remove(entry);
            else edits.tellGone(open.entry);
            close();
          }}
        />
      );
    case 'inventory':
      return (
        <InventoryDialog
          plan={plan}
          owned={owned}
          begunWith={open.changed}
          onEntered={(changed) => onEntered(changed && { ...open, changed })}
          onClose={close}
          onDiscard={(changed) => discard({ ...open, changed })}
          onSave={saveCounts}
        />
      );
    case 'item':
      return (
        <ItemDialog
          item={open.item}
          entry={open.entry}
          explain={explain}
          owned={owned}
          begunWith={open.changed}
          onEntered={(changed) => onEntered(changed && { ...open, changed })}
          onClose={close}
          onDiscard={(changed) => discard({ ...open, changed })}
          onSave={saveCounts}
        />
      );
    case 'priority':
      return (
        <PriorityDialog
          entries={entries}
          begunWith={open.order}
          onClose={close}
          onDiscard={(order) => discard({ ...open, order })}
          onSave={(entryIds) => {
            act(planActions.reorder(entryIds));
            close();
          }}
        />
      );
    case 'account':
      return (
        <AccountDialog
          documents={documents}
          onClose={close}
          onTake={(lines) => {
            const text = t('account.taken', { number: lines.length });
            edits.tell(takeOver(store, takeAccount(lines), text));
            close();
          }}
        />
      );
    case 'share':
      return <ShareDialog entries={entries} onClose={close} />;
    case 'shared':
      return (
        <SharedPlanDialog
          key={open.link}
          link={open.link}
          documents={documents}
          onShown={() => onEntered(open)}
          onClose={close}
          onTake={(change, text) => {
            edits.tell(takeOver(store, change, text));
            close();
          }}
        />
      );
    case 'farming':
      return (
        <FarmingDialog
          farming={plan.farming}
          settings={settings}
          outlook={outlook}
          server={server}
          store={store}
          onClose={close}
        />
      );
  }
}
