import { RELEASE_HEADER, type Said } from '@trailbook/ui/offline-protocol';
import { SHARE_ADDRESS, sharedAddress } from '../shared/share-target.ts';
import { createAnswers, REVALIDATE } from './answers.ts';
import { dropOldCaches } from './caches/old-caches.ts';
import { createReleaseCaches } from './caches/release-caches.ts';
import type { WorkerFacts } from './facts.ts';
import { offlineLanguage, offlinePage } from './offline-page.ts';
import { canonicalPath, offlineRedirect } from './offline-redirect.ts';
import { pageFromData } from './page-from-data.ts';
import { prepare, prepareStart } from './prepare.ts';
import { requestKind } from './request-kind.ts';
import { createShares } from './shares.ts';
import { storedPages } from './stored-pages.ts';
import { createTabs } from './tabs.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** Written by the server at the head of this file. */
  readonly trailbook: WorkerFacts;
  /** Not in every browser. */
  readonly cookieStore?: CookieStore;
};

const PATIENCE = { patienceMs: 3000, newerMs: 20_000 };
const LEAVING = { hearingMs: 500, goneMs: 5000 };
const ASKING_MS = 1000;

const facts = self.trailbook;
const { release } = facts;
const storage = createReleaseCaches(caches, release);
const get = (request: Request | string, options?: RequestInit) => fetch(request, options);
const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const shares = createShares();
const tabs = createTabs({ all: windows, patienceMs: ASKING_MS });

self.addEventListener('install', (event) => {
  event.waitUntil(prepareStart({ facts, storage, fetch: get }));
});

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

/** From now on all pages are answered here; those of another release load themselves anew. */
async function takeOver(): Promise<void> {
  await self.clients.claim();
  for (const tab of await windows()) tab.postMessage({ tell: 'taken-over', release });
}

/** Whether the worker of another release has come, or is coming. */
function isOutdated(): boolean {
  const { waiting, installing } = self.registration;
  return Boolean(waiting ?? installing);
}

self.addEventListener('fetch', (event) => {
  if (isShare(event.request)) {
    event.respondWith(receiveShare(event));
    return;
  }
  const kind = requestKind(event.request, {
    origin: self.location.origin,
    assetsUrl: facts.assetsUrl,
  });
  if (!kind) return;
  const answers = createAnswers({
    ...{ storage, fetch: get },
    releaseOf: tabs.releaseOf,
    notStored: pageNotStored,
    ofData: (path) => pageFromData(path, storage),
    later: (work) => event.waitUntil(work.catch(logStorageFault)),
    ...{ ...PATIENCE, isOutdated, leaving: LEAVING },
  });
  event.respondWith(
    tabOf(event.clientId)
      .then((tab) => answers[kind]({ request: event.request, tab }))
      .then((answer) => {
        const of = kind === 'page' && answer.headers.get(RELEASE_HEADER);
        if (of) tabs.noteRelease(event.resultingClientId, of);
        return answer;
      }),
  );
});

function isShare({ method, url }: Request): boolean {
  const { origin, pathname } = new URL(url);
  return method === 'POST' && origin === self.location.origin && pathname === SHARE_ADDRESS;
}

/** Any site may post here: all that comes of it is a page that shows what came. Rule U38. */
async function receiveShare(event: FetchEvent): Promise<Response> {
  const shared = await shares.receive(event.request, (until) => event.waitUntil(until));
  const language = offlineLanguage('', facts, await readerLanguage());
  return Response.redirect(sharedAddress(language, shared), 303);
}

// Rule S35.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(bringPage().catch(() => undefined));
});

/** A page that is open comes to the front; without any, the site is opened. */
async function bringPage(): Promise<void> {
  const [open] = await windows();
  if (open) await open.focus();
  else await self.clients.openWindow('/');
}

self.addEventListener('message', (event) => {
  // Pages of ours alone can reach this.
  const said = event.data as Said;
  event.waitUntil(onMessage(said, event).catch(logStorageFault));
});

async function onMessage(said: Said, { source, ports }: ExtendableMessageEvent): Promise<void> {
  if (said.say === 'which') ports[0]?.postMessage(release);
  if (said.say === 'take-over') await self.skipWaiting();
  if (said.say === 'take-over-if-alone' && (await windows()).length === 1) await self.skipWaiting();
  if (said.say === 'take-shared') ports[0]?.postMessage(shares.take(said.id) ?? null);
  if (said.say === 'here') {
    if (source instanceof WindowClient) tabs.noteRelease(source.id, said.release);
    if (said.release === release) await keepVisited(said.path);
    await dropOldCaches(caches, { tabs, release });
  }
  if (said.say === 'prepare' && said.release === release) {
    await prepare(said.language, { facts, storage, fetch: get });
  }
}

/** The page that was there before there was a worker. */
async function keepVisited(path: string): Promise<void> {
  if (await storage.find(path, ['visited', 'ready'])) return;
  await storage.putVisited(path, await get(path, REVALIDATE));
}

async function pageNotStored(url: URL): Promise<Response> {
  const reader = await readerLanguage();
  const other = await offlineRedirect(url, { facts, storage, readerLanguage: reader });
  if (other !== undefined) return Response.redirect(other);
  const path = canonicalPath(url.pathname, { facts, readerLanguage: reader });
  const language = offlineLanguage(path, facts, reader);
  return offlinePage(facts, {
    ...{ language, theme: await cookie('theme') },
    atHand: await storedPages(language, { facts, storage }),
  });
}

/** The language that was chosen, else that of a start page that is stored. */
async function readerLanguage(): Promise<string | undefined> {
  const chosen = await cookie('X-SRS-Language');
  if (chosen !== undefined && Object.hasOwn(facts.languages, chosen)) return chosen;
  const start = (await storage.pages()).find((one) => /^\/[a-z]{2,3}$/.test(one));
  return start?.slice(1);
}

/** Known where the browser lets workers read cookies. */
async function cookie(name: string): Promise<string | undefined> {
  return (await self.cookieStore?.get(name).catch(() => null))?.value;
}

async function tabOf(id: string): Promise<WindowClient | undefined> {
  const client = id ? await self.clients.get(id) : undefined;
  return client instanceof WindowClient ? client : undefined;
}

/** No room, most often, or no network any more: the page has its answer, and what is storage stays. */
function logStorageFault(error: unknown): void {
  console.info('Not all could be storage.', error);
}
