import { NO_NOTES } from '@trailbook/core/internal/user-data';
import { type BannerType, doubtedByHand } from '@trailbook/core/internal/warp';
import { useMemo, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Button, type Undoable, UndoBar } from '../../../primitives/index.ts';
import { type WarpDocuments, type WarpsStore, warpActions } from '../store/warps-store.ts';

interface Props {
  readonly type: BannerType;
  readonly documents: WarpDocuments;
  readonly store: WarpsStore;
}

/** Says how many rows by hand an import has since brought, so that nothing counts twice unsaid. */
export function DoubtfulRows({ type, documents, store }: Props) {
  const { t } = useI18n();
  const { pulls } = documents[type];
  const { imports } = documents.account.histories[type] ?? NO_NOTES;
  const doubted = useMemo(() => doubtedByHand(pulls, imports), [pulls, imports]);
  const [done, setDone] = useState<Undoable | undefined>(undefined);
  const remove = () => {
    const { act } = store.getState();
    act(warpActions.remove(type, new Set(doubted.map(({ id }) => id))));
    setDone({
      text: t('warp.byHand.removed', { number: doubted.length }),
      undo: () => act(warpActions.enter(type, doubted)),
    });
  };
  return (
    <>
      {doubted.length > 0 && (
        <div
          role="status"
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-s-2 border-wait ps-4"
        >
          <p className="min-w-0 flex-1 basis-64 text-sm">
            {t('warp.byHand.doubted', { number: doubted.length })}
          </p>
          <Button onClick={remove}>{t('warp.byHand.removeThem')}</Button>
        </div>
      )}
      <UndoBar done={done} onGone={() => setDone(undefined)} />
    </>
  );
}
