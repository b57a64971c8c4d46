import { searched } from '@trailbook/core/internal/filters';
import { foldText } from '@trailbook/core/internal/search';
import { type BannerType, type Pull, zoneOfAccount } from '@trailbook/core/internal/warp';
import { PencilLine } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { SimilarNamesNote } from '../../../filters/similar-names-note.tsx';
import { ThingName } from '../../../game/index.ts';
import { useI18n, withTexts } from '../../../i18n/index.ts';
import { useFeature } from '../../../platform/index.ts';
import { Button, classNames, FilterChips, Loaded, SearchField } from '../../../primitives/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { Waiting } from '../../../shell/screen/waiting.tsx';
import { ByHandMark } from '../parts/by-hand-mark.tsx';
import { OutcomeMark } from '../parts/outcome-mark.tsx';
import { recordTime } from '../parts/record-time.ts';
import { ThingFigure } from '../parts/thing-figure.tsx';
import { nameOf } from '../parts/things.ts';
import { useStatistics } from '../parts/use-statistics.ts';
import type { WarpDocuments, WarpsStore } from '../store/warps-store.ts';
import { ALL_BANNERS, BannerChoice } from './banner-choice.tsx';
import { type HistoryLine, historyLines, lineKey } from './history-lines.ts';
import { type HistoryRow, historyRows } from './history-rows.ts';
import { PityOf } from './pity-of.tsx';
import { TenPull } from './ten-pull.tsx';
import { VirtualRows } from './virtual-rows.tsx';

const loadEditPulls = withTexts(
  ['warpByHand'],
  async () => (await import('../by-hand/edit-pulls.tsx')).EditPulls,
);

const RARITIES = [5, 4, 3] as const;

interface Props {
  readonly type: BannerType;
  readonly documents: WarpDocuments;
  readonly store: WarpsStore;
  readonly account: string;
  /** Whether it opens in edit mode: who begins by hand has nothing to look at yet. */
  readonly startsInEdit: boolean;
}

/** Columns are never wider than their share: text may be twice as large. */
const COLUMNS = ['place', 'name', 'time', 'pity'] as const;
/** Where letters are so large that four columns have no room, two stand below the other two. */
const LAYOUT =
  '@max-[16rem]:grid-cols-2 grid-cols-[2.5rem_minmax(0,1fr)_5.5rem_3.5rem] sm:grid-cols-[min(3.5rem,12%)_minmax(0,1fr)_min(11rem,30%)_min(4rem,15%)]';
/** On a phone there is no room for a number beside the tools. */
const EDIT_COLUMNS = ['name', 'time', 'pity', 'tools'] as const;
const EDIT_LAYOUT =
  '@max-[16rem]:grid-cols-2 grid-cols-[minmax(0,1fr)_5.5rem_2.5rem_2.75rem] sm:grid-cols-[minmax(0,1fr)_min(11rem,30%)_min(4rem,15%)_min(4rem,15%)]';

/** Every pull of a banner type, newest first, with its pity. */
export function HistoryView({ type, documents, store, account, startsInEdit }: Props) {
  const { t } = useI18n();
  const game = useGame('warp');
  const { history, figures } = useStatistics(documents, type);
  const [rarities, setRarities] = useState<ReadonlySet<number>>(new Set());
  const [search, setSearch] = useState('');
  const [banner, setBanner] = useState<string>(ALL_BANNERS);
  const [isEditing, setEditing] = useState(startsInEdit);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const canEdit = useFeature('warpEditMode');
  const wanted = useDeferredValue(search);
  const rows = useMemo(
    () => historyRows(game.tables, history.pulls, figures),
    [game, history, figures],
  );
  const keys = useMemo(() => {
    const ids = new Set(rows.map(({ pull }) => pull.itemId));
    return new Map([...ids].map((id) => [id, foldText(nameOf(game, id).text)]));
  }, [rows, game]);
  const { found, isClose } = useMemo(
    () => searched(rows, wanted, ({ pull }) => keys.get(pull.itemId) ?? ''),
    [rows, wanted, keys],
  );
  const shown = useMemo(
    () =>
      found.filter(
        ({ pull, rarity }) =>
          (banner === ALL_BANNERS || String(pull.gachaId) === banner) &&
          (rarities.size === 0 || rarities.has(rarity ?? 0)),
      ),
    [found, banner, rarities],
  );
  // What is looked for stands for itself, and so does what can be edited.
  const isFlat = isEditing || wanted !== '' || rarities.size > 0;
  const lines = useMemo(
    () =>
      isFlat
        ? shown.map((row): HistoryLine => ({ kind: 'pull', row, isOfTen: false }))
        : historyLines(shown, open),
    [shown, open, isFlat],
  );
  const toggleTen = (id: string) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  const toggle = (value: string) => {
    const next = new Set(rarities);
    if (!next.delete(Number(value))) next.add(Number(value));
    setRarities(next);
  };
  const table = (toolsOf?: (pull: Pull) => ReactNode) => {
    if (shown.length === 0) {
      return <p className="py-8">{t(rows.length === 0 ? 'warp.noneHere' : 'list.none')}</p>;
    }
    const columns = toolsOf ? EDIT_COLUMNS : COLUMNS;
    return (
      <VirtualRows
        label={t('warp.view.history')}
        layout={toolsOf ? EDIT_LAYOUT : LAYOUT}
        columns={columns.map((column) => t(`warp.column.${column}`))}
        rows={lines}
        keyOf={lineKey}
        cellsOf={(line) =>
          columns.map((column) => {
            if (line.kind === 'pull') {
              return column === 'tools' ? (
                toolsOf?.(line.row.pull)
              ) : (
                <Cell key={column} {...{ column }} {...line} />
              );
            }
            return (
              column !== 'tools' && (
                <TenPull key={column} {...{ column }} {...line} onToggle={toggleTen} />
              )
            );
          })
        }
      />
    );
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 basis-full sm:w-56 sm:basis-auto">
          <SearchField label={t('list.search')} value={search} onChange={setSearch} />
        </div>
        <FilterChips
          legend={t('filter.rarity')}
          options={RARITIES.map((rarity) => ({
            value: String(rarity),
            label: t('rarity.stars', { rarity }),
          }))}
          isActive={(value) => rarities.has(Number(value))}
          onToggle={toggle}
        />
        <BannerChoice {...{ type }} pulls={history.pulls} value={banner} onChange={setBanner} />
        <div className="ms-auto flex flex-wrap items-center justify-end gap-3">
          <p aria-live="polite" className="figures text-sm text-ink-faint">
            {t('list.shown', { number: shown.length })}
          </p>
          {canEdit && (
            <Button aria-pressed={isEditing} onClick={() => setEditing(!isEditing)}>
              <PencilLine size={18} strokeWidth={1.5} aria-hidden />
              {t('warp.byHand.edit')}
            </Button>
          )}
        </div>
      </div>
      <SimilarNamesNote query={isClose && shown.length > 0 ? wanted : undefined} />
      {isEditing ? (
        <Loaded load={loadEditPulls} waiting={<Waiting />}>
          {(EditPulls) => (
            <EditPulls {...{ type, documents, store }} zone={zoneOfAccount(account)}>
              {table}
            </EditPulls>
          )}
        </Loaded>
      ) : (
        table()
      )}
    </div>
  );
}

interface CellProps {
  readonly column: (typeof COLUMNS)[number];
  readonly row: HistoryRow;
  /** Whether it stands below the line that tells its time. */
  readonly isOfTen: boolean;
}

function Cell({ column, row, isOfTen }: CellProps) {
  const { language, t, number } = useI18n();
  switch (column) {
    case 'place':
      return (
        <span className={classNames('figures text-ink-faint', isOfTen && 'ps-4')}>
          {number(row.place)}
        </span>
      );
    case 'name':
      return <What row={row} />;
    case 'time':
      return (
        <span className={classNames('figures text-ink-soft', isOfTen && 'sr-only')}>
          {recordTime(language, row.pull.time)}
        </span>
      );
    case 'pity':
      return (
        <span className="figures">
          <PityOf rarity={row.rarity === 4 ? 4 : 5} />{' '}
          {row.isWhole ? number(row.pity) : t('warp.atLeast', { number: row.pity })}
        </span>
      );
  }
}

function What({ row: { pull, rarity, outcome } }: { row: HistoryRow }) {
  const { t } = useI18n();
  const name = nameOf(useGame('warp'), pull.itemId);
  return (
    <span className="@container flex items-center gap-2">
      {rarity !== null && rarity > 3 && (
        <ThingFigure
          itemId={pull.itemId}
          className="size-9 shrink-0 @max-[6rem]:hidden sm:size-6"
        />
      )}
      <span className="flex min-w-0 flex-col leading-tight sm:flex-row sm:flex-wrap sm:items-baseline sm:gap-x-3">
        <span style={rarity ? { color: `var(--rarity-${rarity})` } : {}}>
          <ThingName name={name} />
        </span>
        <span className="text-xs text-ink-faint">
          {rarity && t('rarity.stars', { rarity })}
          {outcome && (
            <>
              {' · '}
              <OutcomeMark outcome={outcome} />
            </>
          )}{' '}
          <ByHandMark pull={pull} />
        </span>
      </span>
    </span>
  );
}
