import { isRouteErrorResponse } from '@remix-run/react';
import { isAnswered, loadWhole, NoConnection } from './load-whole';
import { isReadable } from './packed';

type Router = typeof __remixRouter;
type Way = Router['routes'][number];
type Load = Extract<Way['loader'], (...args: never) => unknown>;

type Revalidates = NonNullable<Way['shouldRevalidate']>;

/** What stands around all pages; its data say which release they are of. */
const FRAME = 'root';

/** So many pages back there is always a way. */
const MOST_SEEN = 10;

const minded = new WeakSet<object>();

/**
 * Sees to what may fail on the way to a page. Where somebody answers, the page is loaded whole: the files of an
 * older release may be gone, and what the server has no data for it says in words; so is what comes of a release that
 * is not the page's own, which what is open here was not made for. Where nobody does, pages that
 * were seen in this tab are shown again; of others it is told that there is no connection.
 */
export function mindWays(router: Router): void {
  if (minded.has(router)) return;
  minded.add(router);
  const seen = createSeen();
  const { matches, loaderData, location } = router.state;
  for (const { route } of matches) seen.add(route, location.pathname, loaderData[route.id]);
  const own = releaseIn(loaderData[FRAME]);

  /** What there is instead of what could not be had. */
  async function instead(fault: unknown, to: typeof router.state.navigation.location) {
    const isWanted = () => to === router.state.navigation.location;
    if (isAnswer(fault) || !to || !isWanted()) throw fault;
    const isThere = await isAnswered();
    if (!isWanted()) throw fault;
    if (isThere) return loadWhole(to.pathname + to.search + to.hash);
    throw new NoConnection('Nobody answers.', { cause: fault });
  }

  function mindLoad(way: Way, load: Load): Load {
    return async (args, context) => {
      const { pathname } = new URL(args.request.url);
      const to = router.state.navigation.location;
      try {
        const data = await unlessLoadedWhole(to, async () => load(args, context));
        // Only what stands around a page may have nothing to say.
        if (data == null && !way.children) throw new Error('The answer has nothing of the page.');
        if (!isReadable(data)) throw new Error('The answer is another release’s, or not whole.');
        if (to && way.id === FRAME && own !== undefined && releaseIn(data) !== own) {
          throw new Error('The answer is another release’s, though it could be read.');
        }
        seen.add(way, pathname, data);
        return data;
      } catch (fault) {
        return instead(fault, to).catch((left: unknown) => {
          const data = left instanceof NoConnection ? seen.find(way, pathname) : undefined;
          if (data === undefined) throw left;
          return data;
        });
      }
    };
  }

  for (const way of allOf(router.routes)) {
    const { loader, lazy } = way;
    if (typeof loader === 'function') way.loader = mindLoad(way, loader);
    if (!lazy) {
      way.shouldRevalidate = unlessStaying(way.shouldRevalidate);
      continue;
    }
    way.lazy = async () => {
      const to = router.state.navigation.location;
      const parts = await unlessLoadedWhole(to, lazy).catch((fault: unknown) => instead(fault, to));
      const { loader: own, shouldRevalidate } = parts;
      return {
        ...parts,
        ...(typeof own === 'function' && { loader: mindLoad(way, own) }),
        shouldRevalidate: unlessStaying(shouldRevalidate),
      };
    };
  }
}

/** The way that is gone no further, since its page is loaded whole. */
let loadedWhole: Router['state']['navigation']['location'];

/** Loads the page whole that is long in coming. What still comes of it by the router would be drawn beside it. */
export function loadWholeInstead(router: Router): void {
  const to = router.state.navigation.location;
  if (!to) return;
  loadedWhole = to;
  // Whoever comes back to a page that the browser has kept as it was is on no way any more.
  addEventListener('pageshow', () => void stayHere(router), { once: true });
  void loadWhole(to.pathname + to.search + to.hash);
}

/** What a way brings, and never anything once its page is loaded whole. */
function unlessLoadedWhole<T>(to: typeof loadedWhole, bring: () => Promise<T>): Promise<T> {
  return bring().finally(() => (to && to === loadedWhole ? NEVER : undefined));
}

const NEVER = new Promise<never>(() => undefined);

/** Whether a router is led back to where it is. */
let isStaying = false;

function unlessStaying(own: Revalidates | undefined): Revalidates {
  return (asked) => !isStaying && (own?.(asked) ?? asked.defaultShouldRevalidate);
}

/** Gives up the way that is gone: the page that is shown stays as it is, and nothing is asked for. */
export async function stayHere(router: Router): Promise<void> {
  const { pathname, search, hash } = router.state.location;
  isStaying = true;
  try {
    const here = pathname + search + hash;
    await router.navigate(here, { replace: true, preventScrollReset: true });
  } finally {
    isStaying = false;
  }
}

/** What tells releases apart: without a worker the server names none, and its revision is all there is. */
function releaseIn(frame: unknown): string | undefined {
  if (typeof frame !== 'object' || frame === null) return undefined;
  const { release, revision } = frame as {
    readonly release?: unknown;
    readonly revision?: unknown;
  };
  return `${release} ${revision}`;
}

/** What the server has to say of the page, such as that it is elsewhere. */
function isAnswer(fault: unknown): boolean {
  return fault instanceof Response || isRouteErrorResponse(fault);
}

function allOf(ways: readonly Way[]): Way[] {
  return ways.flatMap((way) => [way, ...allOf(way.children ?? [])]);
}

type Named = Pick<Way, 'id' | 'children'>;

/** The data of the pages that were seen last. What stands around pages is the same on all of them. */
function createSeen() {
  const seen = new Map<string, unknown>();
  const keyOf = ({ id, children }: Named, pathname: string) =>
    children ? id : `${id} ${pathname}`;
  return {
    add(way: Named, pathname: string, data: unknown): void {
      if (data == null) return;
      const key = keyOf(way, pathname);
      seen.delete(key);
      seen.set(key, data);
      const [oldest] = seen.keys();
      if (seen.size > MOST_SEEN && oldest !== undefined) seen.delete(oldest);
    },
    find: (way: Named, pathname: string) => seen.get(keyOf(way, pathname)),
  };
}
