import { useI18n } from '../i18n/index.ts';
import { Link, useSite } from '../platform/index.ts';
import { CommunityLinks } from './community-links.tsx';
import { PageKeys } from './keys/page-keys.tsx';
import { placesIn } from './pages/index.ts';

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
