import type { LoaderFunctionArgs } from '@remix-run/node';
import { redirectToLanguage } from '../../server/addresses/redirects.server';
import { helpQuery } from '../../shared/help-query';

/** The site itself: it begins in the language of its reader. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirectToLanguage(request, helpQuery(new URL(request.url)));
}
