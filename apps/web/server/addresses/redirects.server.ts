import { redirect } from '@remix-run/node';
import { helpQuery } from '../../shared/help-query';
import { chooseLanguage } from './choose-language';

/** Redirects a page to where it stands now. The address keeps what the help has put into it. */
export function redirectTo(request: Request, path: string, status: 301 | 302 = 302): Response {
  return redirect(path + helpQuery(new URL(request.url)), status);
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
