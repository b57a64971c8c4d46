import type { MaterialPage } from '@trailbook/pages';
import { type ReactNode, useCallback } from 'react';
import { loadThing } from '../../../client/thing-file.ts';
import { loadMessages, useI18n } from '../../../i18n/index.ts';
import { useOnDemand } from '../../../primitives/index.ts';

interface ItemSheetControl {
  /** Opens the sheet of the item with a page of that name. */
  readonly ask: (pageId: string) => void;
  /** To be drawn beside what opens it. */
  readonly sheet: ReactNode;
}

/** The sheet of an item. Its code, texts and data come when the first is opened: the page stays small. */
export function useItemSheet(): ItemSheetControl {
  const { language } = useI18n();
  const load = useCallback(
    async (pageId: string) => {
      const [{ ItemSheet }, page] = await Promise.all([
        import('./item-sheet.tsx'),
        loadThing<MaterialPage>(language, 'materials', pageId),
        loadMessages(language, ['database', 'bank']),
      ]);
      return { ItemSheet, page };
    },
    [language],
  );
  const { shown, ask, close, trouble } = useOnDemand(load);
  return {
    ask,
    sheet: (
      <>
        {shown && <shown.part.ItemSheet page={shown.part.page} onClose={close} />}
        {trouble}
      </>
    ),
  };
}
