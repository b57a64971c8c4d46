import { Search } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { typedEarly } from '../../first-script/early.ts';
import { useI18n, withTexts } from '../../i18n/index.ts';
import { isDesktop } from '../../platform/index.ts';
import { holdTyping, IconButton, useCommandKey, useOnDemand } from '../../primitives/index.ts';

const loadPalette = withTexts(['palette'], async () => (await import('./palette.tsx')).Palette);

const OpenPalette = createContext<() => void>(() => undefined);

/** Opens the palette from anywhere: by Ctrl or Cmd and K, by a button. It comes when it is asked for. */
export function PaletteAccess({ path, children }: { path: string; children: ReactNode }) {
  const { shown, ask, close, trouble } = useOnDemand(loadPalette);
  const open = useCallback(() => {
    holdTyping();
    ask(undefined);
  }, [ask]);
  const leave = useCallback(() => {
    close();
    // When the sheet has given the focus back to where it came from.
    setTimeout(focusPage);
  }, [close]);
  useEffect(() => {
    if (typedEarly() !== undefined) open();
  }, [open]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!opensPalette(event)) return;
      event.preventDefault();
      // Over another sheet it would hide what was begun there.
      if (document.querySelector('dialog[open]') === null) open();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [open]);
  return (
    <OpenPalette.Provider value={open}>
      {children}
      {shown && <shown.part path={path} onClose={close} onLeave={leave} />}
      {trouble}
    </OpenPalette.Provider>
  );
}

/** Who went somewhere by name goes on there, not in the bar. */
function focusPage(): void {
  const page = document.getElementById('page');
  if (!page) return;
  page.tabIndex = -1;
  page.focus({ preventScroll: true });
  page.addEventListener('blur', () => page.removeAttribute('tabindex'), { once: true });
}

/** In the desktop's window the key is the program's, also before its own parts have come. Rule S25. */
function opensPalette({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  isComposing,
}: KeyboardEvent): boolean {
  if (isDesktop() || isComposing) return false;
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey;
}

/** The keys that open the palette; undefined in the desktop's window, where they list the program's own. Rule S25. */
function usePaletteKeys(): { readonly shown: string; readonly told: string } | undefined {
  const command = useCommandKey();
  const isInWindow = useSyncExternalStore(neverChanges, isDesktop, () => false);
  return isInWindow ? undefined : { shown: `${command} + K`, told: 'Control+K Meta+K' };
}

function neverChanges() {
  return () => undefined;
}

export function PaletteButton() {
  const { t } = useI18n();
  const open = useContext(OpenPalette);
  const keys = usePaletteKeys();
  return (
    <IconButton
      label={t('nav.search')}
      title={keys ? `${t('nav.search')} (${keys.shown})` : t('nav.search')}
      aria-keyshortcuts={keys?.told}
      aria-haspopup="dialog"
      onClick={open}
    >
      <Search strokeWidth={1.5} className="size-4.5" aria-hidden />
    </IconButton>
  );
}

/** The way in as a field, where there is room for one. */
export function PaletteField() {
  const { t } = useI18n();
  const open = useContext(OpenPalette);
  const keys = usePaletteKeys();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={keys?.told}
      onClick={open}
      className="tap flex w-full items-center gap-2 rounded-control border border-line-strong bg-ground px-3 text-start text-ink-soft hover:border-lamp"
    >
      <Search strokeWidth={1.5} className="size-4.5 shrink-0 text-ink-faint" aria-hidden />
      <span className="min-w-0 flex-1 leading-tight">{t('nav.searchField')}</span>
      {keys && (
        <kbd className="rounded-control border border-line-strong px-1.5 text-xs max-sm:hidden without-keys:hidden">
          {keys.shown}
        </kbd>
      )}
    </button>
  );
}
