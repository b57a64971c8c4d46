import type { Language } from '@trailbook/core/internal/dataset';
import { type MutableRefObject, type ReactNode, useCallback, useEffect, useState } from 'react';
import { withTexts } from '../../../i18n/index.ts';
import { dropTyped, holdTyping, useOnDemand } from '../../../primitives/index.ts';
import type { Sheet, Sheets } from '../sheets/sheets.tsx';

const load = async (sheet: Sheet) => {
  const { loadSheet, Sheets } = await import('../sheets/sheets.tsx');
  await loadSheet(sheet);
  return Sheets;
};
const loadSheets = withTexts(['sheets'], load);
const loadLinks = withTexts(['sheets', 'links'], load);

/** What is there sooner needs no word. */
const SOON_MS = 400;

interface OpenSheet {
  readonly open: Sheet | undefined;
  readonly Sheets: typeof Sheets | undefined;
  /** Puts a sheet in the place of the open one; nothing closes it. */
  readonly show: (sheet: Sheet | undefined) => void;
  readonly trouble: ReactNode;
  /** Whether a sheet that was asked for is long in coming. */
  readonly isSlow: boolean;
}

/**
 * The open sheet of the planner. Its code and texts come when the first is opened: the page stays small.
 *
 * @param entered - a sheet that was left with something entered, which is shown again
 */
export function useSheet(entered: MutableRefObject<Sheet | undefined>): OpenSheet {
  const [slow, setSlow] = useState(0);
  const loadSoon = useCallback(async (language: Language, sheet: Sheet) => {
    let counted = 0;
    const timer = setTimeout(() => {
      counted = 1;
      setSlow((count) => count + counted);
    }, SOON_MS);
    try {
      const isOfLinks = sheet.sheet === 'share' || sheet.sheet === 'shared';
      return await (isOfLinks ? loadLinks : loadSheets)(language, sheet);
    } finally {
      clearTimeout(timer);
      setSlow((count) => count - counted);
    }
  }, []);
  const { shown, ask, close, trouble } = useOnDemand(loadSoon);
  const show = useCallback(
    (sheet: Sheet | undefined) => {
      if (!sheet) {
        dropTyped();
        return close();
      }
      holdTyping();
      ask(sheet);
    },
    [ask, close],
  );
  useEffect(() => {
    if (entered.current) show(entered.current);
  }, [entered, show]);
  return { open: shown?.key, Sheets: shown?.part, show, trouble, isSlow: slow > 0 };
}
