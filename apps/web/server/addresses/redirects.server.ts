import { redirect } from '@remix-run/node';
import { helpQuery } from '../../shared/help-query';
import { chooseLanguage } from './choose-language';

/** Of one that holds for good: browsers would keep it for ever where it says nothing. */
export const REDIRECT_CACHE = 'public, max-age=3600';

/** Of one that may lead elsewhere with the next release, as a page is kept. */
const AS_PAGES = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** Redirects a page to where it stands now. The address keeps what the help has put into it. */
export function redirectTo(request: Request, path: string, status: 301 | 302 = 302): Response {
  return redirect(path + helpQuery(new URL(request.url)), {
    status,
    headers: { 'Cache-Control': status === 301 ? REDIRECT_CACHE : AS_PAGES },
  });
}

/** Redirects to a page in the reader's language. No cache may keep that for other readers. */
export function redirectToLanguage(request: Request, page = ''): Response {
  return new Response(null, {
    status: 302,
    headers: {
      Location: `/${chooseLanguage(request)}${page}`,
      Vary: 'Cookie, Accept-Language',
      'Cache-Control': 'no-store',
    },
  });
}
