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
import { useI18n, withTexts } from '../../../i18n/index.ts';
import { desktopBridge, Link, type LiveBridge } from '../../../platform/index.ts';
import {
  Button,
  Loaded,
  Notice,
  SkipLink,
  UndoBar,
  useOnDemand,
} from '../../../primitives/index.ts';
import { useLink } from '../../../shell/links/use-link.ts';
import { useDocuments } from '../../../shell/recovery/parts/use-device.ts';
import { SyncOffer } from '../../../shell/recovery/sync-offer.tsx';
import type { Device } from '../../../storage/stores/device.ts';
import { usePlanEdits } from '../plan/use-plan-edits.ts';
import type { Sheet } from '../sheets/sheets.tsx';
import type { PlannerStore } from '../store/planner-store.ts';
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
  const { entries } = documents.planner;
  const { edits, done, forget } = usePlanEdits(store);
  const [foot, setFoot] = useState<Element | null>(null);
  const { open, Sheets, show, trouble, isSlow } = useSheet(entered);
  const drawn = useDrawnPlan(entries);
  const { part, shown } = drawn;
  const hash = useAddByHash(store, edits, shown);
  const showShared = useCallback((link: string) => show({ sheet: 'shared', link }), [show]);
  useLink('plan', open !== undefined, showShared);
  const live = useLive();
  const { moved, handlers } = useTicketActions(store, show);

  return (
    <>
      <Toolbar count={entries.length} show={show} />
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
        <div className="flex flex-col items-start gap-2 border-y border-line py-10">
          <p className="text-ink-soft">{t('planner.empty')}</p>
          <SyncOffer />
        </div>
      ) : (
        part && (
          <part.DrawnPlan
            {...{ device, profile, store, warpUrl, edits, shown, handlers, foot }}
            onFarm={() => show({ sheet: 'farming' })}
          />
        )
      )}
      {live && (
        <Loaded load={loadLive} waiting={null}>
          {(LiveStock) => <LiveStock {...{ live, device, profile, store }} />}
        </Loaded>
      )}
      <Suspense>
        {open && Sheets && (
          <Sheets
            {...{ device, profile, store, edits, open }}
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
        <div ref={setFoot} />
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
  /** How many entries there are: to be shared, and to be put in another order. */
  readonly count: number;
  readonly show: (sheet: Sheet) => void;
}

/** The buttons over a plan, each of which opens a sheet. */
function Toolbar({ count, show }: ToolbarProps) {
  const { t, language } = useI18n();
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
      {count > 1 && (
        <Button onClick={() => show({ sheet: 'priority' })}>{t('plan.priority')}</Button>
      )}
      {count > 0 && <Button onClick={() => show({ sheet: 'share' })}>{t('planner.share')}</Button>}
      <Link
        to={`/${language}/forecast`}
        className="tap inline-flex items-center justify-center px-2 text-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink"
      >
        {t('nav.forecast')}
      </Link>
    </div>
  );
}

const loadLive = withTexts(
  ['live'],
  async () => (await import('../live/live-stock.tsx')).LiveStock,
);

/** The game's scanner, on the desktop; asked once the page lives. */
function useLive() {
  const [live, setLive] = useState<LiveBridge>();
  useEffect(() => setLive(desktopBridge()?.live), []);
  return live;
}

/** Tickets, today's runs and the total come once there is something to draw. */
const loadDrawn = () => import('./drawn-plan.tsx');

const NOTHING: readonly Entry[] = [];

/** What draws a plan, once it has come, and the entries that are drawn by now. */
function useDrawnPlan(entries: readonly Entry[]) {
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
