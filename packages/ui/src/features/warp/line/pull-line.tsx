import type { BannerStatistics } from '@trailbook/core/internal/warp';
import { useMemo, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Button } from '../../../primitives/index.ts';
import { useWidth } from '../parts/use-width.ts';
import { layOutLine } from './line-layout.ts';
import { LineRowView } from './line-row.tsx';
import { LineTable } from './line-table.tsx';
import { SCALE, SIGN } from './measures.ts';
import { OutcomeShape } from './outcome-shape.tsx';
import { StationFacts } from './station-facts.tsx';
import { useStations } from './use-stations.ts';

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
