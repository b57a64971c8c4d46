import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { chooseLanguage } from '../server/choose-language.server';

/**
 * An address without a language leads to that of its reader. Source for `/privacy`, which stands where a language
 * would: specification 1, section 3, 'Language id'.
 */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const page = /^\/privacy\b/.test(pathname) ? '/privacy' : '';
  return redirect(`/${chooseLanguage(request)}${page}`, {
    headers: { Vary: 'Cookie, Accept-Language', 'Cache-Control': 'no-store' },
  });
}
