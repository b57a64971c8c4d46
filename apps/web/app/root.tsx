import firstScript from 'virtual:first-script';
import type { LoaderFunctionArgs } from '@remix-run/node';
import {
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from '@remix-run/react';
import { isLanguage, LANGUAGE_TAGS } from '@trailbook/core/internal/dataset';
import { useI18n } from '@trailbook/ui/i18n';
import { keepsScroll, pageAt } from '@trailbook/ui/pages';
import {
  FEATURES,
  type Feature,
  FollowContext,
  featuresOf,
  HashContext,
  QueryContext,
  type Services,
  SiteContext,
} from '@trailbook/ui/platform';
import { loadScreen, screenAt } from '@trailbook/ui/screens';
import { NavigationProgress, Shell } from '@trailbook/ui/shell';
import type { ReactNode } from 'react';
import { useContext, useMemo, useState } from 'react';
import type { Config } from '../server/config/config';
import { refusedStatus } from '../shared/refused-address';
import { THEME_COLOURS } from '../shared/theme-colours';
import { provideScreens } from './page-screens';
import { PageScripts, ServedContext } from './page-scripts';
import { ThemeContext } from './theme';
import { useBorrowedPage } from './use-borrowed-page';
import { useFollow } from './use-follow';
import { useOnTheWay } from './use-on-the-way';
import { usePageFocus } from './use-page-focus';

provideScreens({ loadScreen, screenAt });

export { ErrorBoundary } from './error-page';

export function loader({ context }: LoaderFunctionArgs) {
  const { config, dataset } = context;
  return {
    assetsUrl: config.assetsUrl,
    gameVersion: dataset.manifest.gameVersion,
    revision: context.revision,
    release: context.release,
    features: featuresOf(config.branch),
    services: servicesOf(config),
    countsWarps: context.statistics !== null || config.callsElsewhere,
    hasDrive: config.drive !== null,
    communities: config.communities,
    debug: config.hidesDebug ? null : { branch: config.branch, features: FEATURES },
  };
}

/** It is the same for all pages of a release, and a page of another one is loaded whole. */
export const shouldRevalidate = () => false;

/** What the operator has set up, or null: then pages start nothing. */
function servicesOf({ adsScript, analyticsUrl, errorDsn }: Config): Services | null {
  const services = { ads: adsScript, analytics: analyticsUrl, errors: errorDsn };
  return Object.values(services).some((one) => one !== null) ? services : null;
}

/** One list for all drawings of a page whose data is not there. */
const NOTHING: readonly Feature[] = [];

export function Layout({ children }: { children: ReactNode }) {
  const { language } = useI18n();
  const { mark: nonce } = useContext(ServedContext);
  const theme = useContext(ThemeContext);
  const path = useOwnPath(`/${language}`);
  const { pathname, search, hash } = useLocation();
  // In the browser it stands at an address that a router cannot read.
  const isStill = import.meta.env.SSR && refusedStatus(pathname) !== undefined;
  const { to, retry, stay } = useOnTheWay();
  const follow = useFollow();
  usePageFocus();
  const data = useRouteLoaderData<typeof loader>('root');
  const assets = data?.assetsUrl ?? null;
  const gameVersion = data?.gameVersion ?? null;
  const revision = data?.revision ?? null;
  const release = data?.release ?? null;
  const shown = data?.features ?? NOTHING;
  const [beside] = useState({
    services: data?.services ?? null,
    countsWarps: data?.countsWarps ?? false,
    hasDrive: data?.hasDrive ?? false,
    communities: data?.communities ?? {},
    debug: data?.debug ?? null,
  });
  const site = useMemo(
    () => ({ assetsUrl: assets, gameVersion, revision, release, features: shown, ...beside }),
    [assets, gameVersion, revision, release, shown, beside],
  );
  return (
    <html
      lang={LANGUAGE_TAGS[language]}
      data-language={language}
      data-release={release ?? revision ?? undefined}
      data-still={isStill || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark light" />
        {/* The frame of the browser, and of the installed site: see FRAMING. */}
        <meta
          name="theme-color"
          data-of="night"
          media="(prefers-color-scheme: dark)"
          content={THEME_COLOURS.night}
          suppressHydrationWarning
        />
        <meta
          name="theme-color"
          data-of="day"
          media="(prefers-color-scheme: light)"
          content={THEME_COLOURS.day}
          suppressHydrationWarning
        />
        <link rel="manifest" href={`/manifest/${language}.webmanifest`} />
        <Meta />
        <style
          nonce={nonce}
          data-theme-styles=""
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: theme }}
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // It has run long before this does: the browser's build holds no copy of it.
          dangerouslySetInnerHTML={{ __html: firstScript }}
        />
      </head>
      <body>
        <FollowContext.Provider value={follow}>
          <SiteContext.Provider value={site}>
            <QueryContext.Provider value={search}>
              <HashContext.Provider value={hash}>
                <Shell path={path} inWindow={inWindow}>
                  {children}
                </Shell>
                <NavigationProgress to={to} onRetry={retry} onStay={stay} />
              </HashContext.Provider>
            </QueryContext.Provider>
          </SiteContext.Provider>
        </FollowContext.Provider>
        {!isStill && (
          <>
            <ScrollRestoration
              nonce={nonce}
              getKey={(at) => (keepsScroll(at.pathname) ? at.pathname : at.key)}
            />
            <PageScripts />
          </>
        )}
      </body>
    </html>
  );
}

/**
 * Where the page stands, or the start page where there is nothing: what is shown there is the same wherever
 * that is.
 */
function useOwnPath(start: string): string {
  const { pathname } = useLocation();
  const isLoaded = useMatches().at(-1)?.data !== undefined;
  const isNamed =
    isLanguage(pathname.split('/')[1]) && pageAt(pathname)?.address.includes(':') === false;
  return isLoaded || isNamed ? pathname : start;
}

export default function Root() {
  useBorrowedPage();
  return <Outlet />;
}

async function inWindow(): Promise<ReactNode> {
  return (await import('./in-window')).inWindow();
}
