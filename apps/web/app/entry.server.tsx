import { randomUUID } from 'node:crypto';
import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { AREAS, createI18n, I18nProvider, loadMessages } from '@trailbook/ui/i18n';
import { loadScreen } from '@trailbook/ui/screens';
import theme from '@trailbook/ui/theme.css?inline';
import { logFault } from '../server/http/request-log.server';
import { contentSecurityPolicy } from '../server/http/security-headers.server';
import { collectCspHashes } from '../server/pages/csp-hashes.server';
import { dataScript } from '../server/pages/data-script.server';
import { draw } from '../server/pages/draw.server';
import { fontLinks } from '../server/pages/font-links.server';
import { pageLanguage } from '../shared/page-language';
import { ServedContext } from './page-scripts';
import { ThemeContext } from './theme';

/** Of what loaders wait for, in milliseconds. */
export const streamTimeout = 5000;

/** Draws a page whole: the same bytes for everybody, with the hashes of its own scripts and styles in its policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { config }: AppLoadContext,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const language = pageLanguage(pathname);
  const i18n = createI18n(language, await loadMessages(language, AREAS));
  await loadScreen(pathname);
  const mark = randomUUID();
  const { serverHandoffStream, ...context } = remixContext;
  const served = {
    mark,
    dataScript: serverHandoffStream ? await dataScript(serverHandoffStream) : '',
  };
  const drawn = await draw(
    <ServedContext.Provider value={served}>
      <ThemeContext.Provider value={theme}>
        <I18nProvider i18n={i18n}>
          <RemixServer context={context} url={request.url} nonce={mark} />
        </I18nProvider>
      </ThemeContext.Provider>
    </ServedContext.Provider>,
  );
  const { html, ...own } = collectCspHashes(drawn, mark);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const fonts = fontLinks(theme, language);
  if (fonts) headers.set('Link', fonts);
  headers.set('Content-Security-Policy', contentSecurityPolicy(config, own));
  if (status >= 500) headers.set('Cache-Control', 'no-store');
  return new Response(html, { headers, status });
}

/** Faults of ours are logged; an address that nobody knows is none. */
export function handleError(
  error: unknown,
  { request }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  logFault(500, request.method, new URL(request.url).pathname, error);
}
