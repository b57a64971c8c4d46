import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { hasDatabase } from '../../../storage/documents/has-database.ts';
import type { CardMarks } from './card-marks.ts';

interface MarkedCard {
  readonly pageId: string;
  /** Whether it came with the version that the data are of. */
  readonly isNew: boolean;
}

/**
 * The player's marks on a list, and which of its cards are new and were not opened yet.
 *
 * @param prefix - what tells the dots of this list from those of others
 */
export function useNewMarks(prefix: string) {
  const [marks, dismiss] = useCardMarks();
  const dotOf = (card: MarkedCard) => prefix + card.pageId;
  const isNew = (card: MarkedCard) => card.isNew && !marks.dismissed.has(dotOf(card));
  return {
    marks,
    isNew,
    onOpen: (card: MarkedCard) => {
      if (isNew(card)) dismiss(dotOf(card));
    },
  };
}

/** Stands over a card that is new. */
export function NewMark() {
  const { t } = useI18n();
  return (
    <span className="inline-flex items-center gap-1 rounded-control bg-raised px-1.5 py-0.5">
      <span className="size-1.5 rounded-full bg-stop" aria-hidden />
      {t('list.new')}
    </span>
  );
}

/** Stands over a card of what the data know and the game does not have yet. */
export function UnreleasedMark() {
  const { t } = useI18n();
  return (
    <span className="rounded-control bg-raised px-1.5 py-0.5 text-wait">
      {t('list.unreleased')}
    </span>
  );
}

/** Small marks in a card's upper corner. */
export function CornerMarks({ children }: { children: ReactNode }) {
  return (
    <span className="absolute end-1.5 top-1.5 flex flex-col items-end gap-1 text-xs">
      {children}
    </span>
  );
}

const NONE: CardMarks = { copies: new Map(), dismissed: new Set() };

/**
 * The player's own marks on a list: copies that were pulled, dots that were pressed. What reads them is
 * loaded only where something is stored: a first visit pays nothing.
 */
function useCardMarks(): [CardMarks, dismiss: (dot: string) => void] {
  const [marks, setMarks] = useState(NONE);
  useEffect(() => {
    let isHere = true;
    const load = async () => {
      if (!(await hasDatabase())) return;
      const { loadCardMarks } = await import('./card-marks.ts');
      const loaded = await loadCardMarks();
      if (isHere) setMarks(loaded);
    };
    load().catch((error: unknown) => console.warn('Marks could not be read.', error));
    return () => {
      isHere = false;
    };
  }, []);
  const dismiss = useCallback((dot: string) => {
    setMarks((known) => ({ ...known, dismissed: new Set([...known.dismissed, dot]) }));
    import('./card-marks.ts').then(({ dismissDot }) => dismissDot(dot)).catch(() => undefined);
  }, []);
  return [marks, dismiss];
}
