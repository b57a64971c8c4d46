import { ChevronLeft, Info, type LucideIcon, Settings, Shield } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useI18n } from '../i18n/index.ts';
import { Link } from '../platform/index.ts';
import { IconButton } from '../primitives/index.ts';
import { CommunityLinks } from './community-links.tsx';
import { placesIn } from './pages/index.ts';

/** Pictures of what stands in the foot elsewhere. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  '/settings': Settings,
  '/privacy': Shield,
  '/attribution': Info,
};

const LINK = 'tap flex w-9 items-center justify-center text-ink-soft hover:text-ink sm:w-11';

/**
 * The way back, in the place that the name of the site has elsewhere. Whoever is where they began has none.
 * Rule S23.
 */
export function WindowBack() {
  const { t } = useI18n();
  const canGoBack = useSyncExternalStore(onEntry, () => window.navigation?.canGoBack ?? true);
  useEffect(() => nameThePlaces(t('nav.home')), [t]);
  return (
    <IconButton
      label={t('desktop.back')}
      disabled={!canGoBack}
      onClick={() => history.back()}
      className="window-back"
    >
      <ChevronLeft size={20} strokeWidth={1.5} aria-hidden />
    </IconButton>
  );
}

/** What stands in the foot elsewhere, as pictures. Rules S5, S23. */
export function WindowLinks() {
  const { t, language } = useI18n();
  // The narrowest window has room for these; the search leads to the others.
  const places = placesIn('foot')
    .filter(({ path }) => path in ICONS)
    .map(({ path, label }) => [`/${language}${path}`, t(label), ICONS[path]] as const);
  return (
    <>
      {[...places, ['/attribution', t('nav.credits'), ICONS['/attribution']] as const].map(
        ([to, name, Icon]) => (
          <Link key={to} to={to} title={name} aria-label={name} className={LINK}>
            {Icon && <Icon size={18} strokeWidth={1.5} aria-hidden />}
          </Link>
        ),
      )}
      <CommunityLinks className={LINK} />
    </>
  );
}

function onEntry(changed: () => void): () => void {
  window.navigation?.addEventListener('currententrychange', changed);
  return () => window.navigation?.removeEventListener('currententrychange', changed);
}

/** The places of the bar, of which pictures alone are seen, say their names under a resting mouse. */
function nameThePlaces(home: string): void {
  const start = document.querySelector<HTMLElement>('.window-bar > a');
  if (start) start.title = home;
  for (const place of document.querySelectorAll<HTMLElement>('.window-bar .bar-name')) {
    const name = [...place.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
    place.title = name?.textContent ?? '';
  }
}
