import { RELEASE_HEADER } from '@trailbook/ui/offline-protocol';
import type { ReleaseCaches } from './caches/release-caches.ts';
import type { Kind } from './request-kind.ts';
import { ask, type Tab } from './tabs.ts';

export interface AnswerRequest {
  readonly request: Request;
  /** The page that asks; none where a page itself is asked for. */
  readonly tab: Tab | undefined;
}

interface Parts {
  readonly storage: ReleaseCaches;
  readonly fetch: (request: Request | string, options?: RequestInit) => Promise<Response>;
  readonly releaseOf: (tab: Tab) => Promise<string | undefined>;
  /** The answer for a page that is not stored. */
  readonly notStored: (url: URL) => Promise<Response>;
  /** A page made from its stored data. */
  readonly ofData: (path: string) => Promise<Response | undefined>;
  /** Runs work that the answer does not wait for. */
  readonly later: (work: Promise<unknown>) => void;
  /** How long the network may take where there is something stored. */
  readonly patienceMs: number;
  /** The same for a page once a newer release is on its way: what is stored is of the one that shall go. */
  readonly newerMs: number;
  readonly isOutdated: () => boolean;
  /** How long a page may take to confirm that it leaves, and then to be gone. */
  readonly leaving: { readonly hearingMs: number; readonly goneMs: number };
}

/** Else the browser's own cache may give an answer of the previous release. */
export const REVALIDATE = { cache: 'no-cache' } as const;

/** How each kind of request is answered. */
export function createAnswers(
  parts: Parts,
): Record<Kind, (details: AnswerRequest) => Promise<Response>> {
  const { storage, fetch, later } = parts;

  /** The network's answer, or what is stored where that is late, fails, or has a faulty server behind it. */
  async function fresh(
    request: Request,
    stored: Response | undefined,
    patienceMs = parts.patienceMs,
  ): Promise<Response | undefined> {
    const fresh = fetch(request, REVALIDATE);
    const response = await (stored ? withTimeout(fresh, patienceMs) : fresh.catch(() => undefined));
    return response && response.status < 500 ? response : (stored ?? response);
  }

  /** A page of the network may be of any release: its own scripts come with it. One that is stored is of ours. */
  async function page({ request }: AnswerRequest): Promise<Response> {
    const url = new URL(request.url);
    const { pathname } = url;
    const stored = await storage.find(pathname, ['visited', 'ready', 'kept']);
    const answer = await fresh(request, stored, parts.isOutdated() ? parts.newerMs : undefined);
    if (!answer) return (await parts.ofData(pathname)) ?? parts.notStored(url);
    if (answer !== stored) later(storage.putVisited(pathname, answer.clone()));
    return answer;
  }

  /** Data goes to pages of its own release only; others have to be loaded whole. */
  async function data({ request, tab }: AnswerRequest): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const path = pathname === '/_root.data' ? '/' : pathname.slice(0, -'.data'.length);
    const of = tab && (await parts.releaseOf(tab));
    const stored =
      (await storage.find(pathname + search, ['visited', 'kept'], of)) ??
      (await storage.find(pathname, ['kept'], of));
    const answer = await fresh(request, stored);
    if (answer === stored && stored) return stored;
    // The player went to another page meanwhile.
    if (request.signal.aborted) return Response.error();
    const isItsOwn = !of || !answer || isOf(answer, of);
    if (!answer || !isItsOwn) return stored ?? leave(tab, path, parts.leaving);
    later(storage.putVisited(pathname + search, answer.clone()));
    later(keepPage(path));
    return answer;
  }

  /** The page that data belongs to: it may be opened at once another time. */
  async function keepPage(path: string): Promise<void> {
    if (await storage.find(path, ['visited', 'ready'])) return;
    await storage.putVisited(path, await fetch(path, { ...REVALIDATE, priority: 'low' }));
  }

  /** Named by its content: the same for every release that stored it. */
  async function asset({ request }: AnswerRequest): Promise<Response> {
    const { pathname } = new URL(request.url);
    const stored = await storage.findFile(pathname);
    if (stored) return stored;
    const answer = await fetch(request);
    later(storage.putFile(pathname, answer.clone()));
    return answer;
  }

  /** Named by its content, too; a reload that bypasses caches gets it from the network. */
  async function table({ request }: AnswerRequest): Promise<Response> {
    const { pathname } = new URL(request.url);
    const stored = await storage.find(pathname, ['ready', 'tables', 'kept']);
    if (stored && request.cache !== 'reload') return stored;
    const answer = await fetch(request).catch(() => stored);
    if (!answer) return Response.error();
    if (answer !== stored) later(storage.putTable(pathname, answer.clone()));
    return answer;
  }

  /** A file under a name that stays, of the page's own release. */
  async function file({ request, tab }: AnswerRequest): Promise<Response> {
    const { pathname } = new URL(request.url);
    const of = tab && (await parts.releaseOf(tab));
    const stored = await storage.find(pathname, ['ready', 'visited', 'kept'], of);
    const answer = await fresh(request, stored);
    if (!answer) return Response.error();
    if (of && !isOf(answer, of)) return stored ?? new Response(null, { status: 409 });
    if (answer !== stored) later(storage.putVisited(pathname, answer.clone()));
    return answer;
  }

  /** Pictures of another host are stored where that allows them to be read. */
  async function picture({ request }: AnswerRequest): Promise<Response> {
    const stored = await storage.findPicture(request.url);
    if (stored) return stored;
    const readable = await fetch(request.url, { mode: 'cors', credentials: 'omit' }).catch(
      () => undefined,
    );
    if (!readable) return fetch(request);
    later(storage.putPicture(request.url, readable.clone()));
    return readable;
  }

  return { page, data, asset, table, file, picture };
}

function isOf(response: Response, release: string): boolean {
  const made = response.headers.get(RELEASE_HEADER);
  return made === null || made === release;
}

/** Has a page load what it goes to whole, and lets it wait until it has gone. */
async function leave(
  tab: Tab | undefined,
  path: string,
  { hearingMs, goneMs }: Parts['leaving'],
): Promise<Response> {
  if (!tab) return Response.error();
  const isHeard = await ask(tab, { tell: 'leave', path }, hearingMs);
  // A page that does not listen yet is led there, without what stands behind the #.
  if (!isHeard) await tab.navigate(path).catch(() => undefined);
  return new Promise((resolve) => setTimeout(() => resolve(Response.error()), goneMs));
}

/** What comes within so many milliseconds; undefined where it is late or fails. */
function withTimeout<T>(coming: Promise<T>, ms: number): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, undefined);
    coming.then(resolve, () => resolve(undefined)).finally(() => clearTimeout(timer));
  });
}
