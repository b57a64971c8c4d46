import type { Language } from '@trailbook/core/internal/dataset';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { doEarlyPresses } from '../first-script/early.ts';
import { showRestored } from '../first-script/restore.ts';
import { useI18n, withTexts } from '../i18n/index.ts';
import {
  isDesktop,
  isReminding,
  isSyncing,
  Link,
  listenToSyncing,
  serviceWorkers,
  useQuery,
  useSite,
  whenIdle,
} from '../platform/index.ts';
import { popups, SkipLink, TooltipLayer, useOnDemand } from '../primitives/index.ts';
import { CommunityLinks } from './community-links.tsx';
import { PageKeys } from './keys/page-keys.tsx';
import { placesIn } from './pages/index.ts';
import { PaletteAccess } from './palette/index.ts';
import type { InWindow, Parts } from './start-services.tsx';
import { TopBar } from './top-bar.tsx';
import { UpdatePopup } from './updates/update-popup.tsx';

const loadHelpPopup = withTexts(
  ['warpImport'],
  async () => (await import('./help-popup.tsx')).HelpPopup,
);

interface ShellProps {
  readonly path: string;
  /** Brings what goes on in the desktop's window beside the page. */
  readonly inWindow: InWindow;
  readonly children: ReactNode;
}

/** What every page stands in: a way past the navigation, the top bar, the page, the foot. */
export function Shell({ path, inWindow, children }: ShellProps) {
  const { t, language } = useI18n();
  const parts = useServices(path, language, inWindow);
  // Effects run from the inside out: the page has taken up its state by now.
  useEffect(() => {
    showRestored();
    doEarlyPresses();
  }, []);
  // Rule S9.
  useEffect(() => popups.closeOthers(location.pathname), [path]);
  return (
    <PaletteAccess path={path}>
      <SkipLink href="#page">{t('nav.skip')}</SkipLink>
      <TopBar path={path} parts={parts} />
      <main id="page" className="mx-auto w-full max-w-7xl px-(--side) py-4 sm:px-6 sm:py-8">
        {children}
      </main>
      <Footer path={path} />
      {parts.panel}
      <HelpMode />
      <UpdatePopup />
      <KeptOffline />
      <TooltipLayer />
    </PaletteAccess>
  );
}

/**
 * What the operator has set up beside the site, the panel for developers, the mark of a device that syncs, and the bar
 * of the desktop's window, and reminders: nothing of it is loaded where there is nothing to start.
 * Rules S9, S18, S19, S35, U25.
 */
function useServices(path: string, language: Language, inWindow: InWindow): Parts {
  // As the page was made: later answers may be of another release than its scripts.
  const [site] = useState(useSite());
  const [parts, setParts] = useState<Parts>({});
  const syncs = useSyncExternalStore(listenToSyncing, isSyncing, () => false);
  useEffect(() => {
    if (!site.services && !site.debug && !isDesktop() && !syncs && !isReminding()) return;
    return whenIdle(() => {
      import('./start-services.tsx')
        .then(({ startServices }) => startServices(site, path, language, syncs, inWindow))
        .then(setParts, () => undefined);
    });
  }, [site, path, language, syncs, inWindow]);
  return parts;
}

/** Opens the help popup for who comes with `?helpmode`. Rule S17. */
function HelpMode() {
  const query = useQuery();
  const { shown, ask, close, trouble } = useOnDemand(loadHelpPopup);
  useEffect(() => {
    if (new URLSearchParams(query).has('helpmode')) ask(undefined);
  }, [query, ask]);
  return (
    <>
      {shown && <shown.part onClose={close} />}
      {trouble}
    </>
  );
}

/** Until then a page has loaded and shown all that it begins with. */
const AT_REST_MS = 3000;

/** Has the site kept for times without a network, once the page has all it needs and nothing else to do. */
function KeptOffline() {
  const { language } = useI18n();
  // What the page's scripts are of, whatever later answers of the server say.
  const [release] = useState(useSite().release);
  useEffect(() => {
    // The desktop has all of the site beside it, under another scheme.
    const workers = serviceWorkers();
    if (release === null || !workers || !/^http/.test(location.protocol)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      timer = setTimeout(
        () => {
          import('./offline/start.ts').then(
            ({ startOffline }) => startOffline({ release, language }),
            () => undefined,
          );
          // A worker that is there already has something to say to its pages.
        },
        workers.controller ? 0 : AT_REST_MS,
      );
    };
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('load', begin);
    };
  }, [release, language]);
  return null;
}

/** Rule S5; the desktop's window shows none of it (S23). */
export function Footer({ path }: { path: string }) {
  const { t, language } = useI18n();
  const { gameVersion } = useSite();
  return (
    <footer className="mt-auto border-t border-line">
      <div className="mx-auto flex max-w-7xl flex-col gap-2 px-(--side) py-6 text-sm text-ink-soft sm:px-6">
        <nav aria-label={t('nav.footer')} className="-mx-2 flex flex-wrap wrap-anywhere">
          {placesIn('foot').map(({ path, label }) => (
            <Link
              key={path}
              to={`/${language}${path}`}
              className="tap flex items-center px-2 hover:text-ink"
            >
              {t(label)}
            </Link>
          ))}
          <Link to="/attribution" className="tap flex items-center px-2 hover:text-ink">
            {t('nav.credits')}
          </Link>
          <CommunityLinks className="tap flex items-center justify-center px-2 hover:text-ink" />
          <PageKeys key={path} path={path} />
        </nav>
        {gameVersion && (
          <p className="text-xs text-ink-faint">
            {t('footer.dataVersion', { version: gameVersion })}
          </p>
        )}
        <p className="max-w-prose text-xs text-ink-faint">{t('footer.fanMade')}</p>
      </div>
    </footer>
  );
}
