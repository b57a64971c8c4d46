import { between, checkedOff } from '@trailbook/core/internal/achievements';
import type { AchievementLine } from '@trailbook/pages';
import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useChecklist } from '../checklist/checklist-context.ts';
import { LineRow } from './line-row.tsx';
import { ListContext, type Toggle } from './member-check.tsx';
import { rowsTogether } from './rows-together.ts';
import { useTarget } from './use-target.ts';

interface Props {
  readonly label: string;
  readonly lines: readonly AchievementLine[];
}

/** How high a row is, about, until it has been drawn. */
const ROW_REM = 2.85;
/** What a line of words under the title adds. */
const CONDITION_REM = 1.4;

/** Lines to be marked: by click, with Shift from the last one to this, and by keys. */
export function LineList({ label, lines }: Props) {
  const checklist = useChecklist();
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(lines);
  const last = useRef<number>();
  const target = useTarget();
  const reached = useRef<number>();

  useEffect(() => {
    shown.current = lines;
    if (list.current) oneStop(list.current);
  }, [lines]);

  const toggle = useCallback<Toggle>(
    (id, on, isRange) => {
      const from = isRange ? last.current : undefined;
      const order = shown.current.flatMap(({ members }) => members.map((member) => member.id));
      const ids = from === undefined ? [id] : between(order, from, id);
      checklist.mark(checkedOff(shown.current, ids, on), Date.now());
      last.current = id;
    },
    [checklist],
  );
  const isLocked = useSyncExternalStore(checklist.subscribe, checklist.isShut, () => false);
  const groups = useMemo(() => rowsTogether(lines), [lines]);
  const context = useMemo(() => ({ toggle, isLocked }), [toggle, isLocked]);

  useEffect(() => {
    // Marked before the page was alive: the browser has kept it.
    for (const box of list.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? []) {
      const id = Number(box.dataset.id);
      if (!checklist.isDone(id)) toggle(id, true, false);
    }
  }, [checklist, toggle]);

  useEffect(() => {
    if (target === reached.current) return;
    // When the sheet that led here has closed, and given the focus to the page.
    const timer = setTimeout(() => {
      const box = list.current?.querySelector<HTMLInputElement>(`input[data-id="${target}"]`);
      // A line that the page was narrowed past is drawn a moment later.
      if (target !== undefined && !box) return;
      reached.current = target;
      box?.focus();
    });
    return () => clearTimeout(timer);
  }, [target, lines]);

  return (
    <ListContext.Provider value={context}>
      {/* biome-ignore lint/a11y/useSemanticElements: a list of the platform's has rows in it, and no groups of rows */}
      <div
        ref={list}
        role="list"
        aria-label={label}
        onKeyDown={moveFocus}
        onFocus={({ currentTarget, target }) => oneStop(currentTarget, target)}
        className="border-t border-line"
      >
        {groups.map((group, place) => (
          <div
            key={place}
            className="drawn-when-near"
            style={{ containIntrinsicBlockSize: `auto ${heightOf(group)}rem` }}
          >
            {group.map((line) => (
              <LineRow key={line.members[0]?.id} line={line} />
            ))}
          </div>
        ))}
      </div>
    </ListContext.Provider>
  );
}

function heightOf(group: readonly AchievementLine[]): number {
  const told = group.filter(({ members }) =>
    members.some(({ description, answer }) => description ?? answer),
  );
  return group.length * ROW_REM + told.length * CONDITION_REM;
}

/** A list of many boxes is one stop of the Tab key; arrows lead from box to box. */
function oneStop(list: Element, chosen?: EventTarget | null): void {
  const boxes = boxesIn(list);
  const stop =
    boxes.find((box) => box === chosen) ??
    (chosen ? undefined : (boxes.find((box) => box === document.activeElement) ?? boxes[0]));
  // What else takes the focus in the list, such as a link, leaves the stop where it is.
  if (!stop) return;
  for (const box of boxes) {
    const tabIndex = box === stop ? 0 : -1;
    if (box.tabIndex !== tabIndex) box.tabIndex = tabIndex;
  }
}

/** Moves from a box to the one before or after it, to the first, and to the last. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const boxes = boxesIn(event.currentTarget);
  const at = boxes.indexOf(event.target as HTMLInputElement);
  if (at === -1 || event.ctrlKey || event.altKey || event.metaKey) return;
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: boxes.length - 1 }[event.key];
  const box = to === undefined ? undefined : boxes[to];
  if (to === undefined) return;
  event.preventDefault();
  box?.focus();
}

function boxesIn(list: Element): HTMLInputElement[] {
  return [...list.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
}
