import type { BannerStatistics, FiveStar } from '@trailbook/core/internal/warp';
import { type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Button } from '../../../primitives/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { ByHandMark } from '../parts/by-hand-mark.tsx';
import { OutcomeMark } from '../parts/outcome-mark.tsx';
import { nameOf } from '../parts/things.ts';
import { useWidth } from '../parts/use-width.ts';
import { type LineRow, layOutLine } from './line-layout.ts';
import { LineRowView } from './line-row.tsx';
import { LineTable } from './line-table.tsx';
import { SCALE, SIGN } from './measures.ts';
import { OutcomeShape } from './outcome-shape.tsx';

/** Rows that are shown until all are asked for. */
const LATEST = 4;

const OUTCOMES = ['won', 'guaranteed', 'lost', 'unknown'] as const;

/**
 * The history as a line of track: every 5★ a station, the distance its pity, a lost one on a siding. The same
 * as a table, for whoever would rather read.
 */
export function PullLine({ figures }: { figures: BannerStatistics }) {
  const { t } = useI18n();
  const [width, ref] = useWidth();
  const [isWhole, setWhole] = useState(false);
  const [isTable, setTable] = useState(false);
  const { fiveStars, pity5, isPity5Known } = figures;
  const perRow = Math.max(60, Math.floor((width - SIGN) / SCALE));
  const rows = useMemo(
    () =>
      layOutLine(
        fiveStars,
        { pulls: pity5, isWhole: isPity5Known },
        { perRow, sign: SIGN / SCALE },
      ),
    [fiveStars, pity5, isPity5Known, perRow],
  );
  const shown = isWhole ? rows : rows.slice(-LATEST);
  const stations = useStations(shown);
  const hasOutcomes = fiveStars.some(({ outcome }) => outcome !== null);
  return (
    <section aria-labelledby="line" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 id="line" className="font-display text-lg font-semibold">
          {t('warp.line.title')}
        </h3>
        <Button look="quiet" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {t('warp.line.asTable')}
        </Button>
      </div>
      {isTable ? (
        <LineTable fiveStars={fiveStars} />
      ) : (
        <>
          <p className="text-sm text-ink-soft">{t('warp.line.text')}</p>
          {hasOutcomes && (
            <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
              {OUTCOMES.map((outcome) => (
                <li key={outcome} className="flex items-center gap-2">
                  <svg viewBox="-8 -8 16 16" className="size-4" aria-hidden>
                    <OutcomeShape outcome={outcome} />
                  </svg>
                  {t(`warp.outcome.${outcome}`)}
                </li>
              ))}
            </ul>
          )}
          {shown.length < rows.length && (
            <Button className="self-start" onClick={() => setWhole(true)}>
              {t('warp.line.whole', { number: fiveStars.length })}
            </Button>
          )}
          <div ref={ref} className="min-w-0">
            {width > 0 && (
              <ol aria-labelledby="line" onKeyDown={stations.onKeyDown}>
                {shown.map((row, at) => (
                  <LineRowView
                    // Rows are what they are by their place from the end of the line.
                    key={rows.length - shown.length + at}
                    row={row}
                    fiveStars={fiveStars}
                    current={stations.current}
                    onCurrent={stations.choose}
                    width={perRow * SCALE + SIGN}
                  />
                ))}
              </ol>
            )}
          </div>
          <StationFacts star={fiveStars[stations.current ?? -1]} />
        </>
      )}
    </section>
  );
}

/** What there is to say of the station that is looked at. */
function StationFacts({ star }: { star: FiveStar | undefined }) {
  const { t, number, day } = useI18n();
  const game = useGame('warp');
  if (!star) return null;
  const { pull, pity, atLeast, outcome } = star;
  const took = pity === null ? t('warp.atLeast', { number: atLeast }) : number(atLeast);
  return (
    <p className="figures flex min-h-11 flex-wrap items-center gap-x-4 border-y border-line py-2 text-sm">
      <ThingName name={nameOf(game, pull.itemId)} className="font-semibold" />
      <span>{t('warp.line.took', { number: took })}</span>
      {outcome && <OutcomeMark outcome={outcome} />}
      <ByHandMark pull={pull} />
      <span className="ms-auto text-ink-faint">{day(pull.time)}</span>
    </p>
  );
}

/** Which station is looked at. Arrows go along the line, which is one stop for the tab key. */
function useStations(rows: readonly LineRow[]) {
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const order = rows.flatMap(({ stations }) => stations.map(({ index }) => index));
  const current = chosen !== undefined && order.includes(chosen) ? chosen : order.at(-1);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = targetOf(event.key, current === undefined ? -1 : order.indexOf(current), order);
    if (target === undefined) return;
    event.preventDefault();
    setChosen(target);
    event.currentTarget.querySelector<HTMLElement>(`[data-station="${target}"]`)?.focus();
  };
  return { current, choose: useCallback((index: number) => setChosen(index), []), onKeyDown };
}

function targetOf(key: string, at: number, order: readonly number[]): number | undefined {
  if (key === 'ArrowRight') return order[at + 1];
  if (key === 'ArrowLeft') return order[at - 1];
  if (key === 'Home') return order[0];
  return key === 'End' ? order.at(-1) : undefined;
}
