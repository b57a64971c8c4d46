import { Check } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { classNames, tooltip, useOneStop } from '../../primitives/index.ts';
import type { TreePoint } from './caption-side.ts';
import { type Caption, TraceCaption } from './trace-caption.tsx';
import { type PlacedTrace, traceLayout, traceSize } from './trace-layout.ts';
import { POINT_ROOM } from './trace-room.ts';

type State = 'none' | 'selected' | 'unlocked';

interface Props<Point extends TreePoint> {
  /** What the diagram as a whole is called; it is one stop of Tab, and walked by arrows. */
  readonly name: string;
  readonly describedBy?: string | undefined;
  readonly traces: readonly Point[];
  readonly stateOf: (point: Point) => State;
  /** The point that is told of beside the diagram, where one is. */
  readonly chosen?: number | undefined;
  /** Read out, shown under a resting mouse, and below while the point is under the pointer or in focus. */
  readonly labelOf: (point: Point) => string;
  /** What a point does, below its label under a resting mouse; empty where there is no more to say. */
  readonly tellOf?: (point: Point) => Promise<string>;
  /** A small mark within the point. */
  readonly markOf?: (point: Point) => ReactNode;
  /** What stands below the point, to be read without touching it. */
  readonly captionOf?: (point: Point) => Caption | undefined;
  /** Greyed out; pressing it says why. */
  readonly isBarred: (point: Point) => boolean;
  readonly onPress: (point: Point) => void;
  /** Shown below until a point is looked at; without one nothing is. */
  readonly hint?: string;
}

const LOOKS: Readonly<Record<State, string>> = {
  none: 'border-line-strong bg-ground text-ink-faint',
  selected: 'border-lamp bg-lamp-wash text-lamp',
  unlocked: 'border-go bg-go text-ground',
};

/** A character's traces on the diagram of its path. */
export function TraceTree<Point extends TreePoint>({
  name,
  describedBy,
  traces,
  stateOf,
  chosen,
  labelOf,
  tellOf,
  markOf,
  captionOf,
  isBarred,
  onPress,
  hint,
}: Props<Point>) {
  const placed = useMemo(() => traceLayout(traces), [traces]);
  const [seen, setSeen] = useState<Point | undefined>(undefined);
  const { onKeyDown, tabIndexOf, onStop } = useOneStop(
    traces.map(({ id }) => id),
    chosen,
  );
  return (
    <div className="flex w-full flex-col items-center gap-2">
      {/* On the narrowest phones over the edge of what is around it: no point has less than 44 px, however large letters are. */}
      <div
        data-tree
        role="toolbar"
        aria-label={name}
        aria-describedby={describedBy}
        onKeyDown={onKeyDown}
        className="@container relative aspect-square w-full min-w-[min(19.875rem,99.4vw)] max-w-2xl shrink-0"
      >
        <svg
          viewBox="0 0 100 100"
          className="absolute inset-0 size-full text-line-strong"
          aria-hidden
        >
          <circle cx="50" cy="50" r="1.6" fill="currentColor" />
          {placed.map(({ point, x, y, from }) => (
            <line
              key={point.id}
              x1={from.x}
              y1={from.y}
              x2={x}
              y2={y}
              stroke="currentColor"
              strokeWidth="0.5"
            />
          ))}
        </svg>
        {placed.map((trace) => (
          <Trace
            key={trace.point.id}
            trace={trace}
            state={stateOf(trace.point)}
            isPressed={chosen === undefined ? undefined : chosen === trace.point.id}
            label={labelOf(trace.point)}
            tellOf={tellOf}
            mark={markOf?.(trace.point)}
            isBarred={isBarred(trace.point)}
            tabIndex={tabIndexOf(trace.point.id)}
            onPress={onPress}
            onSeen={setSeen}
            onStop={onStop}
          />
        ))}
        {captionOf &&
          placed.map(({ point, x, y, side }) => (
            // After all points, so that none lies over one.
            <TraceCaption
              key={point.id}
              caption={captionOf(point)}
              x={x}
              y={y + ((side === 'above' ? -1 : 1) * traceSize(point)) / 2}
              side={side}
            />
          ))}
      </div>
      {hint && (
        <p className="min-h-10 text-center text-sm text-ink-soft" aria-hidden={seen !== undefined}>
          {seen ? labelOf(seen) : hint}
        </p>
      )}
    </div>
  );
}

interface TraceProps<Point extends TreePoint> {
  readonly trace: PlacedTrace<Point>;
  readonly state: State;
  readonly isPressed: boolean | undefined;
  readonly label: string;
  readonly tellOf: Props<Point>['tellOf'];
  readonly mark: ReactNode;
  readonly isBarred: boolean;
  readonly tabIndex: number;
  readonly onPress: (point: Point) => void;
  readonly onSeen: (point: Point) => void;
  readonly onStop: (id: number) => void;
}

function Trace<Point extends TreePoint>({
  trace: { point, x, y },
  state,
  isPressed,
  label,
  tellOf,
  mark,
  isBarred,
  tabIndex,
  onPress,
  onSeen,
  onStop,
}: TraceProps<Point>) {
  const tip = tooltip(
    tellOf ? async () => [label, await tellOf(point)].filter(Boolean).join('\n') : label,
  );
  const size = `${(100 * traceSize(point)) / POINT_ROOM}%`;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      data-state={state}
      tabIndex={tabIndex}
      onClick={() => onPress(point)}
      {...tip}
      onFocus={(event) => {
        onStop(point.id);
        onSeen(point);
        tip.onFocus(event);
      }}
      onPointerEnter={(event) => {
        onSeen(point);
        tip.onPointerEnter(event);
      }}
      // What a finger reaches is wider than what is seen.
      className="group absolute flex -translate-x-1/2 -translate-y-1/2 items-center justify-center outline-none"
      style={{ left: `${x}%`, top: `${y}%`, width: `${POINT_ROOM}%`, height: `${POINT_ROOM}%` }}
    >
      <span
        className={classNames(
          'relative flex items-center justify-center border group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-lamp',
          point.type === 'bonus' ? 'rotate-45 rounded-control' : 'rounded-full',
          LOOKS[state],
          isBarred && 'opacity-40',
        )}
        style={{ width: size, height: size }}
      >
        {mark && (
          <span className={classNames('size-3/5', point.type === 'bonus' && '-rotate-45')}>
            {mark}
          </span>
        )}
        {state === 'unlocked' && (
          <span className="absolute -end-1 -top-1 rounded-full bg-ground text-go">
            <Check
              strokeWidth={3}
              className={classNames('size-3.5', point.type === 'bonus' && '-rotate-45')}
              aria-hidden
            />
          </span>
        )}
      </span>
    </button>
  );
}
