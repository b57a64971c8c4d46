import { redirectTo } from './redirects.server';

/**
 * The thing that an address names by its page id. A numeric id is sent on to the page id, so that each
 * page has one address.
 *
 * @throws Response 302 for an id, 404 for what is not there
 */
export function findOrRedirect<Thing extends { readonly id: number; readonly pageId: string }>(
  request: Request,
  pageId: string | undefined,
  byPage: ReadonlyMap<string, Thing>,
): Thing {
  const thing = byPage.get(pageId ?? '');
  if (thing) return thing;
  const numbered = byNumber(byPage, pageId ?? '');
  if (numbered) throw redirectTo(request, sibling(new URL(request.url).pathname, numbered.pageId));
  throw new Response(null, { status: 404 });
}

/** The thing whose id stands in the place of its page id. */
export function byNumber<Thing extends { readonly id: number }>(
  things: ReadonlyMap<string, Thing>,
  digits: string,
): Thing | undefined {
  if (!/^(?:0|[1-9]\d{0,8})$/.test(digits)) return undefined;
  return [...things.values()].find(({ id }) => id === Number(digits));
}

/** The address beside another: its last part changed. */
function sibling(pathname: string, name: string): string {
  const end = pathname.endsWith('/') ? -1 : undefined;
  return [...pathname.slice(0, end).split('/').slice(0, -1), name].join('/');
}
