import { searchKey } from '@trailbook/core/internal/filters';
import type { BannerType } from '@trailbook/core/warp';
import { useDeferredValue, useMemo, useState } from 'react';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { FilterChips, SearchField } from '../../../primitives/index.ts';
import type { WarpDocuments } from '../../../stores/warps-store.ts';
import { OutcomeMark } from '../outcome-mark.tsx';
import { useStatistics } from '../stats/use-statistics.ts';
import { ThingFigure } from '../thing-figure.tsx';
import { nameOf, useGame } from '../warp-context.ts';
import { type HistoryRow, historyRows } from './history-rows.ts';
import { VirtualRows } from './virtual-rows.tsx';

const RARITIES = [5, 4, 3] as const;

interface Props {
  readonly type: BannerType;
  readonly documents: WarpDocuments;
}

/** Every pull of a banner type, newest first, with its pity. */
export function HistoryView({ type, documents }: Props) {
  const { t, number } = useI18n();
  const game = useGame();
  const { history, figures } = useStatistics(documents, type);
  const [rarities, setRarities] = useState<ReadonlySet<number>>(new Set());
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(searchKey(search.trim()));
  const rows = useMemo(
    () => historyRows(game.tables, history.pulls, figures),
    [game, history, figures],
  );
  const shown = useMemo(
    () =>
      rows.filter(
        ({ pull, rarity }) =>
          (rarities.size === 0 || rarities.has(rarity ?? 0)) &&
          searchKey(nameOf(game, pull.itemId).text).includes(wanted),
      ),
    [rows, rarities, wanted, game],
  );
  const toggle = (value: string) => {
    const next = new Set(rarities);
    if (!next.delete(Number(value))) next.add(Number(value));
    setRarities(next);
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 sm:w-56 sm:flex-none">
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
        <p aria-live="polite" className="figures ms-auto text-sm text-ink-faint">
          {t('list.shown', { number: shown.length })}
        </p>
      </div>
      {shown.length === 0 ? (
        <p className="py-8">{t('list.none')}</p>
      ) : (
        <VirtualRows
          label={t('warp.view.history')}
          layout="grid-cols-[2.5rem_minmax(0,1fr)_5.5rem_3.5rem] sm:grid-cols-[3.5rem_minmax(0,1fr)_11rem_4rem]"
          columns={(['place', 'name', 'time', 'pity'] as const).map((column) =>
            t(`warp.column.${column}`),
          )}
          count={shown.length}
          keyOf={(index) => shown[index]?.pull.id ?? ''}
          cellsOf={(index) => {
            const row = shown[index];
            return row
              ? [
                  <span key="place" className="figures text-ink-faint">
                    {number(row.place)}
                  </span>,
                  <What key="name" row={row} />,
                  <span key="time" className="figures text-ink-soft">
                    {row.pull.time}
                  </span>,
                  <span key="pity" className="figures">
                    {row.isWhole ? number(row.pity) : t('warp.atLeast', { number: row.pity })}
                  </span>,
                ]
              : [];
          }}
        />
      )}
    </div>
  );
}

function What({ row: { pull, rarity, outcome } }: { row: HistoryRow }) {
  const { t } = useI18n();
  const name = nameOf(useGame(), pull.itemId);
  return (
    <span className="flex items-center gap-2">
      {rarity !== null && rarity > 3 && (
        <ThingFigure itemId={pull.itemId} className="size-9 shrink-0" />
      )}
      <span className="flex min-w-0 flex-col leading-tight">
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
          )}
        </span>
      </span>
    </span>
  );
}
