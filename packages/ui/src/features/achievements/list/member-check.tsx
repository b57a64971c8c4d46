import type { AchievementItem } from '@trailbook/pages';
import { createContext, memo, useContext } from 'react';
import { GameText, ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { classNames } from '../../../primitives/index.ts';
import { useIsDone } from '../checklist/checklist-context.ts';
import { Jade } from './jade.tsx';

/** Marks one; with `isRange`, all from the one marked before to this. The same function at each drawing. */
export type Toggle = (id: number, on: boolean, isRange: boolean) => void;

/** What a list of them does, and whether nothing can be marked in it; the same at each drawing. */
export const ListContext = createContext<{ readonly toggle: Toggle; readonly isLocked: boolean }>({
  toggle: () => undefined,
  isLocked: true,
});

interface Props {
  readonly item: AchievementItem;
  /** Why it can no longer be had. */
  readonly problem?: string | undefined;
}

/** An achievement to be marked as done, with what it gives. A mark draws nothing but its own row. */
export const MemberCheck = memo(function MemberCheck({ item, problem }: Props) {
  const { t } = useI18n();
  const { toggle, isLocked } = useContext(ListContext);
  const isDone = useIsDone(item.id);
  const isOut = problem !== undefined && !isDone;
  return (
    <label className="tap flex min-w-0 cursor-pointer flex-wrap items-center gap-x-3 py-1.5 select-none hover:bg-surface">
      <input
        type="checkbox"
        data-id={item.id}
        checked={isDone}
        disabled={isLocked}
        // A browser that fills forms in again would mark what was unmarked elsewhere.
        autoComplete="off"
        onChange={({ target, nativeEvent }) =>
          toggle(
            item.id,
            target.checked,
            'shiftKey' in nativeEvent && nativeEvent.shiftKey === true,
          )
        }
        className="size-5 shrink-0 accent-(--lamp)"
      />
      <span className="flex min-w-0 flex-1 basis-24 flex-col">
        <span
          className={classNames(
            'leading-snug wrap-break-word',
            (isDone || isOut) && 'text-ink-soft',
          )}
        >
          <AchievementName item={item} />
        </span>
        {item.description && (
          <span className="text-sm text-ink-soft">
            <GameText {...item.description} />
          </span>
        )}
        {item.answer && <span className="text-sm text-ink-soft">{item.answer}</span>}
        {isOut && <span className="text-xs text-wait">{problem}</span>}
      </span>
      {item.hidden && (
        <span className="shrink-0 text-xs text-ink-faint max-sm:sr-only">
          {t('achievements.hidden')}
        </span>
      )}
      {item.version !== null && (
        <span className="figures ms-auto min-w-7 shrink-0 text-end text-xs text-ink-faint">
          {item.version}
        </span>
      )}
      <Jade amount={item.jade} />
    </label>
  );
});

/** The title of an achievement; without one, its number in its series. */
function AchievementName({ item }: { item: AchievementItem }) {
  const { t } = useI18n();
  if (item.name) return <ThingName name={item.name} />;
  return <span>{t('achievements.numbered', { number: item.number })}</span>;
}
