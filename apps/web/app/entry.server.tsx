import { PassThrough } from 'node:stream';
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  createReadableStreamFromReadable,
  type EntryContext,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { AREAS, createI18n, I18nProvider, loadMessages } from '@trailbook/ui/i18n';
import { loadScreen } from '@trailbook/ui/pages';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { NonceContext } from './nonce';
import { pageLanguage } from './page-language';
import { logFault } from './server/request-log.server';

export const streamTimeout = 5000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce }: AppLoadContext,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const language = pageLanguage(pathname);
  const i18n = createI18n(language, await loadMessages(language, AREAS));
  await loadScreen(pathname);
  // Readers that run no scripts get the page when it is whole.
  const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';

  return new Promise((resolve, reject) => {
    let isShellSent = false;
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <I18nProvider i18n={i18n}>
          <RemixServer
            context={remixContext}
            url={request.url}
            abortDelay={streamTimeout}
            nonce={nonce}
          />
        </I18nProvider>
      </NonceContext.Provider>,
      {
        nonce,
        [ready]() {
          isShellSent = true;
          const body = new PassThrough();
          headers.set('Content-Type', 'text/html; charset=utf-8');
          resolve(
            new Response(createReadableStreamFromReadable(body), { headers, status: finalStatus }),
          );
          pipe(body);
        },
        onShellError: reject,
        onError(error: unknown) {
          finalStatus = 500;
          if (isShellSent) logFault(500, request.method, new URL(request.url).pathname, error);
        },
      },
    );
    setTimeout(abort, streamTimeout + 1000);
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
