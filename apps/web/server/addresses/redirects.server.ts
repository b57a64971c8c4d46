import { redirect } from '@remix-run/node';
import { helpQuery } from '../../shared/help-query';
import { chooseLanguage } from './choose-language';

/** One that names no reader's language depends on the address and the release. Browsers keep those for good which say nothing. */
export const REDIRECT_CACHE = 'public, max-age=3600';

/** Redirects a page to where it stands now. The address keeps what the help has put into it. */
export function redirectTo(request: Request, path: string, status: 301 | 302 = 302): Response {
  return redirect(path + helpQuery(new URL(request.url)), {
    status,
    headers: { 'Cache-Control': REDIRECT_CACHE },
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
