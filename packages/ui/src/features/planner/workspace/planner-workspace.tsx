import { type Entry, inOrder } from '@trailbook/core/internal/planner';
import { Plus } from 'lucide-react';
import {
  type ComponentType,
  type MutableRefObject,
  Suspense,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Button, Notice, SkipLink, UndoBar, useOnDemand } from '../../../primitives/index.ts';
import { useDocuments } from '../../../shell/recovery/parts/use-device.ts';
import type { Device } from '../../../storage/stores/device.ts';
import { useGameServer } from '../../warp/store/game-server.ts';
import { useExplain } from '../plan/use-explain.ts';
import { useOutlook } from '../plan/use-outlook.ts';
import { usePlan } from '../plan/use-plan.ts';
import { usePlanEdits } from '../plan/use-plan-edits.ts';
import type { Sheet } from '../sheets/sheets.tsx';
import type { PlannerStore } from '../store/planner-store.ts';
import type { UnpulledProps } from '../unpulled/unpulled.tsx';
import { useAddByHash } from './use-add-by-hash.ts';
import { useSheet } from './use-sheet.ts';
import { useTicketActions } from './use-ticket-actions.ts';

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
  const { documents } = useDocuments(store);
  const { entries, settings } = documents.planner;
  const server = useGameServer(device, profile);
  const plan = usePlan(documents);
  const { edits, done, forget } = usePlanEdits(store);
  const outlook = useOutlook(plan.farming, settings, server.region);
  const explain = useExplain(store, plan);
  const Unpulled = useUnpulled(device, profile, warpUrl);
  const { open, Sheets, show, trouble, isSlow } = useSheet(entered);
  const drawn = useDrawnPlan(entries);
  const { part, shown } = drawn;
  const hash = useAddByHash(store, edits, shown);
  const { moved, handlers } = useTicketActions(store, show);
  const total = {
    ...{ plan, settings, outlook, explain },
    owned: documents.inventory.items,
    onPickItem: handlers.onPickItem,
    onFarm: () => show({ sheet: 'farming' }),
  };

  return (
    <>
      <Toolbar hasSeveral={entries.length > 1} show={show} />
      {entries.length > 0 && part && (
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
                  explain={explain}
                  Unpulled={Unpulled}
                  {...handlers}
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
            server={server}
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

/** Says that a sheet is on its way, where it is long in coming: what is typed meanwhile waits for it. */
function SheetWaits({ isSlow }: { isSlow: boolean }) {
  const { t } = useI18n();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(5rem+var(--bar))] z-20 flex justify-center px-4 lg:bottom-6"
    >
      {isSlow && (
        <p className="rounded-control border border-line-strong bg-raised px-4 py-2 text-sm">
          {t('state.loading')}
        </p>
      )}
    </div>
  );
}

interface ToolbarProps {
  /** Whether there are entries to be put in another order. */
  readonly hasSeveral: boolean;
  readonly show: (sheet: Sheet) => void;
}

/** The buttons over a plan, each of which opens a sheet. */
export function Toolbar({ hasSeveral, show }: ToolbarProps) {
  const { t } = useI18n();
  return (
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
      {hasSeveral && (
        <Button onClick={() => show({ sheet: 'priority' })}>{t('plan.priority')}</Button>
      )}
    </div>
  );
}

/** Tickets and board come once there is something to draw. */
const loadDrawn = () => import('./drawn-plan.ts');

const NOTHING: readonly Entry[] = [];

/** What draws a plan, once it has come, and the entries that are drawn by now. */
export function useDrawnPlan(entries: readonly Entry[]) {
  const { ask, shown, trouble } = useOnDemand(loadDrawn);
  const part = shown?.part;
  const isPlanned = entries.length > 0;
  useEffect(() => {
    if (isPlanned) ask(undefined);
  }, [isPlanned, ask]);
  return { part, shown: useInSteps(part ? entries : NOTHING), trouble };
}

/** Entries in their order; many of them are drawn in steps, between which the page answers. */
function useInSteps(entries: readonly Entry[]): readonly Entry[] {
  const [shown, setShown] = useState<readonly Entry[]>([]);
  useEffect(() => startTransition(() => setShown(inOrder(entries))), [entries]);
  return shown;
}

/** What tells of an entry that it was not pulled yet; undefined where the profile has no warps, and until it came. */
export function useUnpulled(
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
