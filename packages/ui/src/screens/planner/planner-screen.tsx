import type { PlannerData } from '@trailbook/core/pages';
import { type Entry, inOrder } from '@trailbook/core/planner';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useI18n } from '../../i18n/index.ts';
import { Button, Notice } from '../../primitives/index.ts';
import { PageTitle } from '../../shell/index.ts';
import { openDocuments } from '../../storage/documents.ts';
import { createPlannerStore } from '../../stores/planner-store.ts';
import { AddDialog } from './add-dialog.tsx';
import { ConfigureDialog } from './configure-dialog.tsx';
import { PlannerDataContext } from './data-context.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { StorageTrouble } from './storage-trouble.tsx';
import { Ticket } from './ticket.tsx';
import { Totals } from './total-board.tsx';
import { useAddByHash } from './use-add-by-hash.ts';
import { usePlannerData } from './use-planner-data.ts';

export type PlannerStore = ReturnType<typeof createPlannerStore>;

type Open =
  | { readonly dialog: 'add'; readonly kind: Entry['kind'] }
  | { readonly dialog: 'configure' | 'delete'; readonly entry: Entry };

/** The ascension planner: tickets of what shall be upgraded, and the board of what it takes. */
export function PlannerScreen({ dataUrl }: { dataUrl: string }) {
  const { t } = useI18n();
  const [store] = useState(() => createPlannerStore(openDocuments()));
  const status = useStore(store, (state) => state.status);
  const [game, retry] = usePlannerData(dataUrl);
  useEffect(() => void store.getState().load(), [store]);

  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{t('planner.title')}</PageTitle>
      <StorageTrouble store={store} />
      {game.status === 'failed' && (
        <Notice
          title={t('planner.failed')}
          actions={<Button onClick={retry}>{t('action.retry')}</Button>}
        >
          {t('planner.failedText')}
        </Notice>
      )}
      {status === 'unreadable' || game.status === 'failed' ? null : game.status === 'loaded' &&
        status !== 'loading' ? (
        <PlannerDataContext.Provider value={game.data}>
          <Plan store={store} game={game.data} />
        </PlannerDataContext.Provider>
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function Plan({ store, game }: { store: PlannerStore; game: PlannerData }) {
  const { t } = useI18n();
  const entries = useStore(store, (state) => state.entries);
  const [open, setOpen] = useState<Open | undefined>(undefined);
  const hash = useAddByHash(store, game);
  const close = () => setOpen(undefined);
  const { add, replace, remove, setEnabled } = store.getState();

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
            {inOrder(entries).map((entry) => (
              <Ticket
                key={entry.entryId}
                entry={entry}
                onToggle={() => setEnabled(entry.entryId, !entry.enabled)}
                onEdit={() => setOpen({ dialog: 'configure', entry })}
                onDelete={() => setOpen({ dialog: 'delete', entry })}
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
            add(entry);
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
            replace(entry);
            close();
          }}
        />
      )}
      {open?.dialog === 'delete' && (
        <DeleteDialog
          entry={open.entry}
          onClose={close}
          onDelete={() => {
            remove(open.entry.entryId);
            close();
          }}
        />
      )}
    </>
  );
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
