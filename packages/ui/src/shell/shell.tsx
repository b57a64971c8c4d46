import { type ReactNode, useEffect } from 'react';
import { doEarlyPresses } from '../first-script/early.ts';
import { showRestored } from '../first-script/restoring.ts';
import { useI18n } from '../i18n/index.ts';
import { popups, SkipLink, TooltipLayer } from '../primitives/index.ts';
import { Footer } from './footer.tsx';
import { HelpMode } from './help-mode.tsx';
import { KeptOffline } from './kept-offline.tsx';
import { PaletteAccess } from './palette/index.ts';
import { TopBar } from './top-bar.tsx';
import { UpdatePopup } from './updates/update-popup.tsx';
import { useServices } from './use-services.ts';

/** What every page stands in: a way past the navigation, the top bar, the page, the foot. */
export function Shell({ path, children }: { path: string; children: ReactNode }) {
  const { t, language } = useI18n();
  const parts = useServices(path, language);
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
