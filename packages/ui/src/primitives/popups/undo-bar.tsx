import { X } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { Button, IconButton } from '../basics/button.tsx';
import { classNames } from '../basics/class-names.ts';
import { rememberFocus } from './focus-return.ts';
import { unsavedInput } from './unsaved.ts';

/** How long a step can be taken back. Rule P9. */
const STANDS_MS = 10_000;

export interface Undoable {
  readonly text: string;
  /** The way back; what only tells of something has none. */
  readonly undo?: (() => void) | undefined;
  /** Something else to do about it. */
  readonly also?: { readonly label: string; readonly act: () => void } | undefined;
}

interface Props {
  readonly done: Undoable | undefined;
  readonly onGone: () => void;
  /** It has its place at the foot of the screen from what it stands in, rather than one of its own. */
  readonly isPlaced?: boolean;
}

/** What was just done, and the way back, for ten seconds, or until it is sent away. */
export function UndoBar({ done, onGone, isPlaced = false }: Props) {
  const { t } = useI18n();
  const bar = useRef<HTMLDivElement>(null);
  const giveBack = useRef<() => void>();
  /** Whether the focus goes with the bar. */
  const hadFocus = useRef(false);
  const leave = useCallback(() => {
    hadFocus.current = bar.current?.contains(document.activeElement) === true;
    onGone();
  }, [onGone]);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(leave, STANDS_MS);
    return () => clearTimeout(timer);
  }, [done, leave]);
  useEffect(() => {
    if (done) {
      hadFocus.current = false;
      // Where the step was made: there it goes on.
      if (!bar.current?.contains(document.activeElement)) giveBack.current = rememberFocus();
    } else if (hadFocus.current) {
      hadFocus.current = false;
      // Unless what was chosen has led elsewhere.
      if (document.activeElement === document.body) giveBack.current?.();
    }
  }, [done]);
  const canUndo = done?.undo !== undefined;
  // What would cover the way back waits until it is gone.
  useEffect(() => (canUndo ? unsavedInput.hold({ asksToLeave: false }) : undefined), [canUndo]);
  const press = (act: () => void) => () => {
    leave();
    act();
  };

  return (
    <div
      ref={bar}
      role="status"
      className={classNames(
        'flex justify-center',
        isPlaced
          ? 'lg:px-4'
          : 'pointer-events-none fixed inset-x-0 bottom-[calc(5rem+var(--bar))] z-20 px-4 lg:bottom-6',
      )}
    >
      {done && (
        <p
          className={classNames(
            'flex flex-wrap items-center justify-end gap-x-3 border-line-strong bg-raised ps-4 text-sm',
            // In a low window its words are pushed rather than that they cover what they tell of.
            'low:[&_button]:h-11 low:[&_button]:max-h-[44px] low:[&_button]:min-h-0 low:*:first:max-h-[10vh] low:*:first:overflow-y-auto low:*:first:py-1',
            isPlaced
              ? 'w-full border-t lg:w-auto lg:rounded-control lg:border'
              : 'pointer-events-auto rounded-control border',
          )}
        >
          <span className="me-auto py-2">{done.text}</span>
          {done.also && (
            <Button look="quiet" onClick={press(done.also.act)}>
              {done.also.label}
            </Button>
          )}
          {done.undo && (
            <Button look="quiet" className="text-lamp" onClick={press(done.undo)}>
              {t('action.undo')}
            </Button>
          )}
          {isPlaced && (
            <IconButton label={t('action.close')} onClick={leave}>
              <X size={18} strokeWidth={1.5} />
            </IconButton>
          )}
        </p>
      )}
    </div>
  );
}
