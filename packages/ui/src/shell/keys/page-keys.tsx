import { useCallback, useEffect } from 'react';
import { keysEarly } from '../../first-script/early.ts';
import { useI18n, withTexts } from '../../i18n/index.ts';
import { currentShortcuts } from '../../platform/appearance.ts';
import { useOnDemand } from '../../primitives/index.ts';
import { type KeyUse, pageAt } from '../pages/index.ts';

const loadKeysSheet = withTexts(['keys'], async () => (await import('./keys-sheet.tsx')).KeysSheet);

/** What takes a question mark as a part of what is typed. */
const TYPED_INTO =
  'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]';

const NONE: readonly KeyUse[] = [];

/** The way to a page's keys, its own and those of every page: `?` anywhere, and a button for who does not know that. */
export function PageKeys({ path }: { path: string }) {
  const { t } = useI18n();
  const { shown, ask, close, trouble } = useOnDemand(loadKeysSheet);
  const open = useCallback(() => ask(undefined), [ask]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isQuestion(event)) open();
    };
    if (keysEarly().some(isQuestion)) open();
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [open]);
  return (
    <>
      <button
        type="button"
        onClick={open}
        className="tap flex items-center px-2 hover:text-ink without-keys:hidden"
      >
        {t('nav.keys')}
        <kbd className="ms-2 rounded-control border border-line-strong px-1.5 text-xs">?</kbd>
      </button>
      {shown && <shown.part uses={pageAt(path)?.keys ?? NONE} onClose={close} />}
      {trouble}
    </>
  );
}

/** Asked of the page itself: not typed into something, and no sheet lies over it. Who is heard by the browser turns it off. */
function isQuestion({
  key,
  target,
  ctrlKey,
  metaKey,
  altKey,
  isComposing,
}: KeyboardEvent): boolean {
  if ((key !== '?' && key !== '？') || ctrlKey || metaKey || altKey || isComposing) return false;
  if (currentShortcuts() === 'off') return false;
  if (target instanceof Element && target.closest(TYPED_INTO)) return false;
  return document.querySelector('dialog[open]') === null;
}
