import { chooseLanguage } from './choose-language';

/** Leads to a page in the language of who asks; nobody else may be led there by what was kept of it. */
export function toReadersLanguage(request: Request, page = ''): Response {
  return new Response(null, {
    status: 302,
    headers: {
      Location: `/${chooseLanguage(request)}${page}`,
      Vary: 'Cookie, Accept-Language',
      'Cache-Control': 'no-store',
    },
  });
}
