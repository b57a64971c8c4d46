import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { AREAS, createI18n, I18nProvider, loadMessages } from '@trailbook/ui/i18n';
import { loadScreen } from '@trailbook/ui/pages';
import theme from '@trailbook/ui/theme.css?inline';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { NonceContext } from './nonce';
import { pageLanguage } from './page-language';
import { refusedStatus } from './refused';
import { afterPaint } from './server/after-paint.server';
import { fontLinks } from './server/font-links.server';
import { unmarkOwn } from './server/own-elements.server';
import { logFault } from './server/request-log.server';
import { contentSecurityPolicy } from './server/security-headers.server';
import { ThemeContext } from './theme';

const SLOWEST_MS = 5000;
export const streamTimeout = SLOWEST_MS;

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
  const drawn = await draw(
    <NonceContext.Provider value={mark}>
      <ThemeContext.Provider value={theme}>
        <I18nProvider i18n={i18n}>
          <RemixServer
            context={remixContext}
            url={request.url}
            abortDelay={SLOWEST_MS}
            nonce={mark}
          />
        </I18nProvider>
      </ThemeContext.Provider>
    </NonceContext.Provider>,
    mark,
  );
  // In development, the bundler's own scripts come first. A page about a refused address has none.
  const isStarted = import.meta.env.PROD && refusedStatus(pathname) === undefined;
  const page = isStarted ? afterPaint(drawn) : drawn;
  const { html, ...own } = unmarkOwn(page, mark);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const fonts = fontLinks(theme, language);
  if (fonts) headers.set('Link', fonts);
  headers.set('Content-Security-Policy', contentSecurityPolicy(config, own));
  if (status >= 500) headers.set('Cache-Control', 'no-store');
  return new Response(html, { headers, status });
}

/** React fills up a chunk with zeros where the next character would not fit whole. */
const PADDING = '\0';

/**
 * A page's HTML when all of it is there. A part that fails takes the page with it: in place of half a page the
 * framework then draws the one that speaks of the fault.
 */
function draw(page: ReactNode, mark: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const faults: unknown[] = [];
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: mark,
      onAllReady() {
        clearTimeout(tooSlow);
        if (faults.length > 0) reject(faults[0]);
        else pipe(whole((padded) => resolve(padded.replaceAll(PADDING, ''))));
      },
      onShellError(fault) {
        clearTimeout(tooSlow);
        reject(fault);
      },
      onError: (fault) => void faults.push(fault),
    });
    const tooSlow = setTimeout(abort, SLOWEST_MS + 1000);
  });
}

/** Takes all that is written, and tells it as one text: React writes some hundred pieces in one go. */
function whole(tell: (text: string) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
    final(done) {
      tell(Buffer.concat(pieces).toString());
      done();
    },
  });
}

/** Faults of ours are logged; an address that nobody knows is none. */
export function handleError(
  error: unknown,
  { request }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  logFault(500, request.method, new URL(request.url).pathname, error);
}
