import type { PageName, PlannerPoint } from '@trailbook/core/internal/dataset';
import type { TraceState } from '@trailbook/core/internal/planner';
import type { ReactNode } from 'react';
import { ThingName } from '../../../../game/index.ts';
import { useI18n } from '../../../../i18n/index.ts';
import { classNames, tooltip, useOneStop } from '../../../../primitives/index.ts';

interface Props {
  /** What the rows are called; they are one stop of Tab, and walked by arrows. */
  readonly name: string;
  readonly describedBy?: string | undefined;
  readonly traces: readonly PlannerPoint[];
  readonly stateOf: (point: PlannerPoint) => TraceState | 'none';
  readonly nameOf: (point: PlannerPoint) => PageName;
  readonly figureOf: (point: PlannerPoint) => string | undefined;
  readonly needOf: (point: PlannerPoint) => string | undefined;
  /** What the trace does; empty where its figure says all. */
  readonly tellOf: (point: PlannerPoint) => Promise<string>;
  readonly markOf: (point: PlannerPoint) => ReactNode;
  readonly isBarred: (point: PlannerPoint) => boolean;
  readonly onPress: (point: PlannerPoint) => void;
}

const LOOKS = {
  none: 'text-ink-faint',
  selected: 'text-lamp',
  unlocked: 'text-go',
} as const satisfies Readonly<Record<ReturnType<Props['stateOf']>, string>>;

/** The diagram's traces by name, in rows that a finger cannot miss. */
export function TraceRows(props: Props) {
  const { t } = useI18n();
  const { onKeyDown, tabIndexOf, onStop } = useOneStop(props.traces.map(({ id }) => id));
  return (
    <div
      role="toolbar"
      aria-label={props.name}
      aria-describedby={props.describedBy}
      onKeyDown={onKeyDown}
    >
      <ul className="grid gap-x-6 border-t border-line sm:grid-cols-2">
        {props.traces.map((point) => {
          const state = props.stateOf(point);
          const tip = tooltip(() => props.tellOf(point));
          return (
            <li key={point.id} className="border-b border-line">
              <button
                type="button"
                data-state={state}
                tabIndex={tabIndexOf(point.id)}
                onClick={() => props.onPress(point)}
                {...tip}
                onFocus={(event) => {
                  onStop(point.id);
                  tip.onFocus(event);
                }}
                className={classNames(
                  'tap flex w-full flex-wrap items-center gap-x-2 py-1 text-start text-sm hover:bg-raised',
                  props.isBarred(point) && 'text-ink-faint',
                )}
              >
                <span className={classNames('size-5 shrink-0', LOOKS[state])}>
                  {props.markOf(point)}
                </span>
                <span className="min-w-0 flex-1 basis-20 leading-snug">
                  <ThingName name={props.nameOf(point)} />{' '}
                  <span className="figures text-ink-soft">{props.figureOf(point)}</span>{' '}
                  <span className="text-xs text-ink-faint">{props.needOf(point)}</span>
                </span>
                <span className={classNames('ms-auto text-end text-xs', LOOKS[state])}>
                  {t(`sheet.trace.${state}`)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
