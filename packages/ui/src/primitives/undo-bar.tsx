import { useEffect } from 'react';
import { useI18n } from '../i18n/index.ts';
import { Button } from './button.tsx';

/** How long a step can be taken back. Source: product decisions 3. */
const STANDS_MS = 10_000;

export interface Undoable {
  readonly text: string;
  readonly undo: () => void;
}

interface Props {
  readonly done: Undoable | undefined;
  readonly onGone: () => void;
}

/** What was just done, and the way back, for ten seconds. */
export function UndoBar({ done, onGone }: Props) {
  const { t } = useI18n();
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(onGone, STANDS_MS);
    return () => clearTimeout(timer);
  }, [done, onGone]);

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(5rem+var(--bar))] z-20 flex justify-center px-4 lg:bottom-6"
    >
      {done && (
        <p className="pointer-events-auto flex items-center gap-3 rounded-control border border-line-strong bg-raised ps-4 text-sm">
          {done.text}
          <Button
            look="quiet"
            className="text-lamp"
            onClick={() => {
              done.undo();
              onGone();
            }}
          >
            {t('action.undo')}
          </Button>
        </p>
      )}
    </div>
  );
}
