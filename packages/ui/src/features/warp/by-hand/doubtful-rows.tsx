import { NO_NOTES } from '@trailbook/core/internal/user-data';
import {
  type BannerType,
  doubtedByHand,
  doubtedStandIns,
  type Pull,
  roundedTwins,
} from '@trailbook/core/internal/warp';
import { useMemo, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Button, type Undoable, UndoBar } from '../../../primitives/index.ts';
import { type WarpDocuments, type WarpsStore, warpActions } from '../store/warps-store.ts';

interface Props {
  readonly type: BannerType;
  readonly documents: WarpDocuments;
  readonly store: WarpsStore;
}

/** Says how many rows an import has since brought again, so that nothing counts twice unsaid. */
export function DoubtfulRows({ type, documents, store }: Props) {
  const { t } = useI18n();
  const { pulls } = documents[type];
  const { imports } = documents.account.histories[type] ?? NO_NOTES;
  const kinds = useMemo(
    () =>
      [
        { text: 'warp.byHand.doubted', rows: doubtedByHand(pulls, imports) },
        { text: 'warp.byHand.twins', rows: roundedTwins(pulls) },
        { text: 'warp.byHand.standIns', rows: doubtedStandIns(pulls, imports) },
      ] as const,
    [pulls, imports],
  );
  const [done, setDone] = useState<Undoable | undefined>(undefined);
  const remove = (rows: readonly Pull[]) => {
    const { act } = store.getState();
    act(warpActions.remove(type, new Set(rows.map(({ id }) => id))));
    setDone({
      text: t('warp.byHand.removed', { number: rows.length }),
      undo: () => act(warpActions.enter(type, rows)),
    });
  };
  return (
    <>
      {kinds
        .filter(({ rows }) => rows.length > 0)
        .map(({ text, rows }) => (
          <div
            key={text}
            role="status"
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-s-2 border-wait ps-4"
          >
            <p className="min-w-0 flex-1 basis-64 text-sm">{t(text, { number: rows.length })}</p>
            <Button onClick={() => remove(rows)}>{t('warp.byHand.removeThem')}</Button>
          </div>
        ))}
      <UndoBar done={done} onGone={() => setDone(undefined)} />
    </>
  );
}
