import { redirect } from '@remix-run/node';
import { helpQuery } from '../../shared/help-query';
import { AS_PAGES, FOR_AN_HOUR } from '../http/cache-control';
import { chooseLanguage } from './choose-language';

/** Redirects a page to where it stands now. The address keeps what the help has put into it. */
export function redirectTo(request: Request, path: string, status: 301 | 302 = 302): Response {
  return redirect(path + helpQuery(new URL(request.url)), {
    status,
    // Browsers would keep for ever what holds for good and says nothing; a way from an id may change with a release.
    headers: { 'Cache-Control': status === 301 ? FOR_AN_HOUR : AS_PAGES },
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
