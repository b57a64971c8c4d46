import type { FiveStar } from '@trailbook/core/internal/warp';
import { useI18n } from '../../../i18n/index.ts';
import { classNames } from '../../../primitives/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { ThingFigure } from '../parts/thing-figure.tsx';
import { nameOf } from '../parts/things.ts';
import type { LineRow, Point, Station } from './line-layout.ts';
import { FOOT, SCALE, SIGN, SIGN_HEIGHT, TO_SIDING, TO_TRACK } from './measures.ts';
import { OutcomeShape } from './outcome-shape.tsx';

interface Props {
  readonly row: LineRow;
  readonly fiveStars: readonly FiveStar[];
  readonly current: number | undefined;
  readonly onCurrent: (index: number) => void;
  readonly width: number;
}

/** A row of the line: its track, and a sign above each station. */
export function LineRowView({ row, fiveStars, current, onCurrent, width }: Props) {
  const track = row.stacks * SIGN_HEIGHT + TO_TRACK;
  const height = track + TO_SIDING + FOOT;
  const xOf = (pulls: number) => pulls * SCALE + SIGN / 2;
  const yOf = (level: number) => track + level * TO_SIDING;
  const path = (points: readonly Point[]) =>
    points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${xOf(x)} ${yOf(y)}`).join('');
  return (
    <li>
      <div className="relative" style={{ height, width }}>
        <svg
          aria-hidden
          width={width}
          height={height}
          className="absolute inset-0"
          fill="none"
          strokeWidth={2}
        >
          {row.tracks.map(({ points, isWhole }) => (
            <path
              key={points[0]?.[0]}
              d={path(points)}
              stroke="var(--line-strong)"
              strokeDasharray={isWhole ? undefined : '3 4'}
            />
          ))}
          {row.stations.map(({ index, x, isOnSiding, stack }) => (
            <g key={index} transform={`translate(${xOf(x)} ${yOf(isOnSiding ? 1 : 0)})`}>
              <path
                d={`M0 0V${signTop(row, stack) + SIGN_HEIGHT - yOf(isOnSiding ? 1 : 0)}`}
                stroke="var(--line)"
                strokeWidth={1}
              />
              <OutcomeShape outcome={fiveStars[index]?.outcome ?? null} />
            </g>
          ))}
          {row.end !== undefined && (
            <path d={`M${xOf(row.end)} ${track - 7}v14`} stroke="var(--lamp)" strokeWidth={3} />
          )}
        </svg>
        <ol>
          {row.stations.map((station) => (
            <li key={station.index}>
              <Sign
                star={fiveStars[station.index] as FiveStar}
                station={station}
                isCurrent={station.index === current}
                onCurrent={onCurrent}
                style={{ left: xOf(station.x) - SIGN / 2, top: signTop(row, station.stack) }}
              />
            </li>
          ))}
        </ol>
      </div>
    </li>
  );
}

function signTop(row: LineRow, stack: number): number {
  return (row.stacks - 1 - stack) * SIGN_HEIGHT;
}

interface SignProps {
  readonly star: FiveStar;
  readonly station: Station;
  readonly isCurrent: boolean;
  readonly onCurrent: (index: number) => void;
  readonly style: { readonly left: number; readonly top: number };
}

function Sign({ star, station, isCurrent, onCurrent, style }: SignProps) {
  const { t, number } = useI18n();
  const game = useGame('warp');
  const { pull, pity, atLeast, outcome } = star;
  const took = pity === null ? t('warp.atLeast', { number: atLeast }) : number(atLeast);
  const label = [
    nameOf(game, pull.itemId).text,
    t('warp.line.took', { number: took }),
    ...(outcome ? [t(`warp.outcome.${outcome}`)] : []),
  ].join(' · ');
  return (
    <button
      type="button"
      data-station={station.index}
      aria-label={label}
      aria-current={isCurrent || undefined}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={() => onCurrent(station.index)}
      onClick={() => onCurrent(station.index)}
      onPointerEnter={() => onCurrent(station.index)}
      className={classNames(
        'absolute flex flex-col items-center rounded-control',
        // Over the stems of signs that stand higher.
        isCurrent ? 'bg-raised' : 'bg-ground',
      )}
      style={{ ...style, width: SIGN, height: SIGN_HEIGHT }}
    >
      <ThingFigure itemId={pull.itemId} className="size-10" />
      <span className="figures text-xs leading-none font-semibold">{took}</span>
    </button>
  );
}
