import type { PlannerData } from '@trailbook/core/pages';
import { type Entry, inOrder } from '@trailbook/core/planner';
import { Plus } from 'lucide-react';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { Link } from '../../platform/index.ts';
import { Button, Notice } from '../../primitives/index.ts';
import { LossNotice, StorageTrouble } from '../../recovery/index.ts';
import { PageTitle } from '../../shell/index.ts';
import { type Device, profilesStore } from '../../stores/device.ts';
import { type PlannerStore, planActions, plannerStore } from '../../stores/planner-store.ts';
import { useDevice, useDocuments } from '../../stores/use-device.ts';
import { AddDialog } from './add-dialog.tsx';
import { ConfigureDialog } from './configure-dialog.tsx';
import { PlannerDataContext } from './data-context.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { Ticket } from './ticket.tsx';
import { Totals } from './total-board.tsx';
import { useAddByHash } from './use-add-by-hash.ts';
import { useAdoptedStores } from './use-adopted-stores.ts';
import { type PlannerDataState, usePlannerData } from './use-planner-data.ts';

type Open =
  | { readonly dialog: 'add'; readonly kind: Entry['kind'] }
  | { readonly dialog: 'configure' | 'delete'; readonly entry: Entry };

/** The ascension planner: tickets of what shall be upgraded, and the board of what it takes. */
export function PlannerScreen({ dataUrl }: { dataUrl: string }) {
  const { t, language } = useI18n();
  const [game, retry] = usePlannerData(dataUrl);
  const device = useDevice();
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
          <Plan store={store} game={game.data} />
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

function Plan({ store, game }: { store: PlannerStore; game: PlannerData }) {
  const { t } = useI18n();
  const { documents, act } = useDocuments(store);
  const { entries } = documents.planner;
  const [open, setOpen] = useState<Open | undefined>(undefined);
  const hash = useAddByHash(store, game);
  const close = () => setOpen(undefined);
  const shown = useInSteps(entries);
  const toggle = useCallback(
    (entry: Entry) => act(planActions.setEnabled(entry.entryId, !entry.enabled)),
    [act],
  );
  const edit = useCallback((entry: Entry) => setOpen({ dialog: 'configure', entry }), []);
  const ask = useCallback((entry: Entry) => setOpen({ dialog: 'delete', entry }), []);

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
                onToggle={toggle}
                onEdit={edit}
                onDelete={ask}
              />
            ))}
          </ol>
          <Totals entries={entries} />
        </div>
      )}
      {open?.dialog === 'add' && (
        <AddDialog
          kind={open.kind}
          entries={entries}
          onClose={close}
          onPick={(entry) => {
            act(planActions.add(entry));
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
        />
      )}
      {open?.dialog === 'delete' && (
        <DeleteDialog
          entry={open.entry}
          onClose={close}
          onDelete={() => {
            act(planActions.remove(open.entry.entryId));
            close();
          }}
        />
      )}
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
