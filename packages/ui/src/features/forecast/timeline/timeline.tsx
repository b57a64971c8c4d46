import type { ReactNode } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { monthMarks, placeOf, type Span } from './timeline-layout.ts';

/** A banner on the timeline. */
export interface Lane extends Span {
  readonly key: string | number;
  readonly label: ReactNode;
  /** What is wanted is filled; other banners are outlines, and those with days that the player expects dashed ones. */
  readonly look: 'wanted' | 'expected' | 'other';
}

interface Props {
  readonly span: Span;
  readonly lanes: readonly Lane[];
  /** What there would be if nothing were spent. */
  readonly savings?: readonly { readonly day: string; readonly pulls: number }[] | undefined;
}

const WIDTH = 1000;
/** One unit is a sixteenth of a letter's height, so that lanes grow with the text. */
const LANE = 40;
const BAR = 12;
const GRAPH = 96;

/** Banners by when they run, and how savings grow below them. The same stands in words beside it. */
export function Timeline({ span, lanes, savings }: Props) {
  const { day, number } = useI18n();
  const bottom = lanes.length * LANE;
  const height = bottom + (savings ? GRAPH : 8);
  const x = (date: string) => WIDTH * placeOf(date, span);
  const marks = monthMarks(span);
  const [first, last] = [savings?.at(0), savings?.at(-1)];
  const most = Math.max(1, last?.pulls ?? 0);
  const y = (pulls: number) => height - 4 - (GRAPH - 32) * (pulls / most);
  return (
    <div aria-hidden className="@container figures text-xs">
      <div className="relative" style={{ height: `${height / 16}em` }}>
        <svg
          aria-hidden
          viewBox={`0 0 ${WIDTH} ${height}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full border-x border-b border-line-strong"
          fill="none"
        >
          {marks.map((mark) => (
            <path
              key={mark}
              d={`M${x(mark)} 0V${height}`}
              stroke="var(--line)"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {lanes.map(({ key, from, until, look }, at) => (
            <rect
              key={key}
              x={x(from)}
              y={at * LANE + LANE - BAR - 4}
              width={Math.max(4, x(until) - x(from))}
              height={BAR}
              fill={look === 'other' ? 'none' : 'var(--lamp)'}
              fillOpacity={look === 'expected' ? 0.25 : 1}
              stroke={look === 'other' ? 'var(--ink-soft)' : 'var(--lamp)'}
              strokeDasharray={look === 'expected' ? '5 4' : undefined}
              strokeWidth={1.5}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {savings && (
            <path
              d={`M${savings.map((point) => `${x(point.day)} ${y(point.pulls)}`).join('L')}`}
              stroke="var(--rarity-5)"
              strokeWidth={2}
              vectorEffect="non-scaling-stroke"
            />
          )}
        </svg>
        {lanes.map(({ key, label, from, until }, at) => (
          <Label key={key} from={placeOf(from, span)} until={placeOf(until, span)}>
            <span
              className="absolute max-w-full truncate px-1"
              style={{ top: `${(at * LANE + 2) / 16}em` }}
            >
              {label}
            </span>
          </Label>
        ))}
        {first && last && (
          <p
            className="absolute inset-x-1 flex justify-between text-ink-soft"
            style={{ top: `${(bottom + 4) / 16}em` }}
          >
            <span>{number(first.pulls)}</span>
            <span>{number(last.pulls)}</span>
          </p>
        )}
      </div>
      <p className="flex justify-between gap-2 pt-1 text-ink-faint">
        <span>{day(span.from)}</span>
        <span>{day(span.until)}</span>
      </p>
    </div>
  );
}

/** A name over its bar: it begins with it, unless the bar is nearer to the end, where it ends with it. */
function Label(props: {
  readonly from: number;
  readonly until: number;
  readonly children: ReactNode;
}) {
  const { from, until, children } = props;
  const isLate = from > 0.5;
  return (
    <div
      className={`pointer-events-none absolute inset-y-0 flex overflow-hidden @max-[14rem]:hidden ${isLate ? 'start-0 justify-end' : 'end-0'}`}
      style={isLate ? { width: `${100 * until}%` } : { width: `${100 * (1 - from)}%` }}
    >
      {children}
    </div>
  );
}
