import type { BrowserWindow, OnSendHeadersListenerDetails } from 'electron';
import type { ListFailure, ListRequest, PublisherList } from '../../bridge/publisher.ts';
import { askList } from './ask-list.ts';
import { LIST_PAGES, LIST_PATTERN, listCallAt } from './publisher-addresses.ts';

/** A player who signs in reads a mail for its code meanwhile. */
export const LONGEST_VISIT_MS = 15 * 60_000;
/** A page that asks again and again does not have us do so, too. */
const MOST_ASKED = 20;

/**
 * Shows the publisher's page until it has asked for the achievements of an account, or will not; then the window is
 * gone. While nobody is signed in it goes on: the page asks again once somebody is.
 */
export function visitPage(
  window: BrowserWindow,
  { client, skipped }: ListRequest,
): Promise<PublisherList> {
  const { promise, resolve } = Promise.withResolvers<PublisherList>();
  const { webContents } = window;
  const { session, id } = webContents;
  const visit = new AbortController();
  let asked = 0;
  let isAsking = false;
  let hasCome = false;
  let wasSignedOut = false;

  const end = (list: PublisherList) => {
    if (visit.signal.aborted) return;
    visit.abort();
    clearTimeout(timer);
    session.webRequest.onSendHeaders(null);
    if (!window.isDestroyed()) window.destroy();
    resolve(list);
  };
  const endFor = (failed: ListFailure) =>
    end({ failed: wasSignedOut && GIVEN_UP.includes(failed) ? 'NOT_SIGNED_IN' : failed });
  const timer = setTimeout(() => endFor('NO_LIST'), LONGEST_VISIT_MS);

  async function hear(details: OnSendHeadersListenerDetails): Promise<void> {
    // Our own question comes by here as well: it is no page's.
    if (details.webContentsId !== id || details.method !== 'GET') return;
    const call = listCallAt(details.url, client);
    if (call === 'unknown') return endFor('UNREADABLE');
    if (!call || skipped.includes(call.uid) || isAsking || asked >= MOST_ASKED) return;
    asked++;
    isAsking = true;
    const { requestHeaders: headers } = details;
    const list = await askList(session, call, { headers, signal: visit.signal });
    isAsking = false;
    wasSignedOut = 'failed' in list && list.failed === 'NOT_SIGNED_IN';
    if (!wasSignedOut) end(list);
  }

  session.webRequest.onSendHeaders({ urls: [LIST_PATTERN] }, (details) => void hear(details));
  window.on('closed', () => endFor('CLOSED'));
  webContents.on('render-process-gone', () => endFor('CRASHED'));
  // There is no line of addresses: the title says whose page asks for a password.
  window.on('page-title-updated', (event) => event.preventDefault());
  webContents.on('did-navigate', (_event, address) => {
    hasCome = true;
    window.setTitle(URL.parse(address)?.host ?? '');
  });
  window.loadURL(LIST_PAGES[client]).catch(() => {
    // One that has come may go on to another while it still loads.
    if (!hasCome) endFor('UNREACHABLE');
  });
  return promise;
}

/** Ends that mean something else for a player who never signed in. */
const GIVEN_UP: readonly ListFailure[] = ['CLOSED', 'NO_LIST'];
