import type { ItemId } from '@trailbook/core/internal/dataset';
import { type Entry, inOrder } from '@trailbook/core/internal/planner';
import { Plus } from 'lucide-react';
import {
  type MutableRefObject,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Button, Notice, SkipLink, UndoBar, useOnDemand } from '../../../primitives/index.ts';
import { useDocuments } from '../../../shell/recovery/parts/use-device.ts';
import type { Device } from '../../../storage/stores/device.ts';
import { useRegion } from '../../warp/store/region.ts';
import { useGame } from '../parts/data-context.ts';
import { subjectName } from '../parts/names.ts';
import { useExplain } from '../plan/use-explain.ts';
import { useOutlook } from '../plan/use-outlook.ts';
import { usePlan } from '../plan/use-plan.ts';
import { usePlanEdits } from '../plan/use-plan-edits.ts';
import type { Sheet } from '../sheets/sheets.tsx';
import { type PlannerStore, planActions } from '../store/planner-store.ts';
import { SheetWaits } from './sheet-waits.tsx';
import { useAddByHash } from './use-add-by-hash.ts';
import { useArrival } from './use-arrival.ts';
import { useSheet } from './use-sheet.ts';
import { useUnpulled } from './use-unpulled.ts';

/** Tickets and board come once there is something to draw. */
const loadDrawn = (_: undefined) => import('./drawn-plan.ts');

const NOTHING: readonly Entry[] = [];

interface Props {
  readonly device: Device;
  readonly profile: string;
  readonly store: PlannerStore;
  /** Where the banners of the warp pages are, for entries that were not pulled yet. */
  readonly warpUrl: string;
  /** The sheet with what was entered and not saved; it outlives a profile that another tab deletes. */
  readonly entered: MutableRefObject<Sheet | undefined>;
}

/** The open plan: its buttons, tickets, board, and the sheet that lies over them. */
export function PlannerWorkspace({ device, profile, store, warpUrl, entered }: Props) {
  const { t } = useI18n();
  const game = useGame();
  const { documents, act } = useDocuments(store);
  const { entries, settings } = documents.planner;
  const region = useRegion(device, profile);
  const plan = usePlan(documents);
  const { edits, done, forget } = usePlanEdits(store);
  const outlook = useOutlook(plan.farming, settings, region);
  const explain = useExplain(store, plan);
  const Unpulled = useUnpulled(device, profile, warpUrl);
  const { open, Sheets, show, trouble, isSlow } = useSheet();
  const drawn = useOnDemand(loadDrawn);
  const { ask: askDrawn } = drawn;
  const part = drawn.shown?.part;
  const isPlanned = entries.length > 0;
  useEffect(() => {
    if (isPlanned) askDrawn(undefined);
  }, [isPlanned, askDrawn]);
  const shown = useInSteps(part ? entries : NOTHING);
  useEffect(() => {
    if (entered.current) show(entered.current);
  }, [entered, show]);
  const goTo = useArrival(shown);
  const hash = useAddByHash(store, edits, goTo);
  const [moved, setMoved] = useState('');
  const order = useCallback(
    (ids: readonly number[], id: number) => {
      act(planActions.reorder(ids));
      const { planner } = store.getState().documents;
      const entry = planner.entries.find(({ entryId }) => entryId === id);
      const name = entry ? subjectName(game, entry).text : '';
      setMoved(t('plan.movedTo', { name, place: ids.indexOf(id) + 1, of: ids.length }));
    },
    [act, store, game, t],
  );
  const toggle = useCallback(
    (entry: Entry) => act(planActions.setEnabled(entry.entryId, !entry.enabled)),
    [act],
  );
  const edit = useCallback(
    (entry: Entry) => show({ sheet: 'configure', entry, isNew: false }),
    [show],
  );
  const ask = useCallback((entry: Entry) => show({ sheet: 'delete', entry }), [show]);
  const finish = useCallback((entry: Entry) => show({ sheet: 'upgrade', entry }), [show]);
  const pickItem = useCallback(
    (item: ItemId, entry?: Entry) => show({ sheet: 'item', item, entry }),
    [show],
  );
  const total = {
    ...{ plan, settings, outlook, explain },
    owned: documents.inventory.items,
    onPickItem: pickItem,
    onFarm: () => show({ sheet: 'farming' }),
  };

  return (
    <>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button look="lamp" onClick={() => show({ sheet: 'add', kind: 'character' })}>
          <Plus size={18} strokeWidth={1.5} aria-hidden />
          {t('planner.addCharacter')}
        </Button>
        <Button onClick={() => show({ sheet: 'add', kind: 'lightCone' })}>
          <Plus size={18} strokeWidth={1.5} aria-hidden />
          {t('planner.addLightCone')}
        </Button>
        <Button onClick={() => show({ sheet: 'inventory' })}>{t('planner.inventory')}</Button>
        <Button onClick={() => show({ sheet: 'account' })}>{t('planner.fromAccount')}</Button>
        {entries.length > 1 && (
          <Button onClick={() => show({ sheet: 'priority' })}>{t('plan.priority')}</Button>
        )}
      </div>
      {isPlanned && part && (
        <SkipLink
          href="#total"
          onClick={(event) => {
            // The address may ask for an entry; there are two places, of which one is seen.
            event.preventDefault();
            goToTotal();
          }}
        >
          {t('planner.toTotal')}
        </SkipLink>
      )}
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
            {part &&
              shown.map((entry, place) => (
                <part.Ticket
                  key={entry.entryId}
                  entry={entry}
                  plan={plan.entries.get(entry.entryId)}
                  place={shown.length > 1 ? place : undefined}
                  onOrder={order}
                  explain={explain}
                  Unpulled={Unpulled}
                  onPickItem={pickItem}
                  onUpgrade={finish}
                  onToggle={toggle}
                  onEdit={edit}
                  onDelete={ask}
                />
              ))}
          </ol>
          {part && <part.Totals {...total} />}
        </div>
      )}
      <Suspense>
        {open && Sheets && (
          <Sheets
            store={store}
            plan={plan}
            outlook={outlook}
            explain={explain}
            edits={edits}
            open={open}
            onEntered={(sheet) => {
              entered.current = sheet;
            }}
            show={show}
          />
        )}
      </Suspense>
      {trouble}
      <SheetWaits isSlow={isSlow} />
      {drawn.trouble}
      <p role="status" className="sr-only">
        {moved}
      </p>
      {/* In a low window the total goes with the page, and what was just done alone stands over it. */}
      <div className="fixed inset-x-0 bottom-(--bar) z-20 flex flex-col lg:bottom-6 lg:mx-auto lg:w-fit low:max-lg:static low:max-lg:-mx-(--side)">
        <div className="low:max-lg:fixed low:max-lg:inset-x-0 low:max-lg:bottom-(--bar) low:max-lg:z-20">
          <UndoBar isPlaced done={done} onGone={forget} />
        </div>
        {part && <part.TotalBar {...total} />}
      </div>
    </>
  );
}

/** To the board where there is room for it, else to the bar that opens it. */
function goToTotal() {
  const places = [...document.querySelectorAll<HTMLElement>('[data-total]')];
  places.find((place) => place.checkVisibility())?.focus();
}

/** Entries in their order; many of them are drawn in steps, between which the page answers. */
function useInSteps(entries: readonly Entry[]): readonly Entry[] {
  const [shown, setShown] = useState<readonly Entry[]>([]);
  useEffect(() => startTransition(() => setShown(inOrder(entries))), [entries]);
  return shown;
}
