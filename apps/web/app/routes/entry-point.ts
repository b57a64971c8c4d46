import type { LoaderFunctionArgs } from '@remix-run/node';
import { toReadersLanguage } from '../../server/addresses/language-redirect.server';
import { helpQuery } from '../../shared/help-query';

/** The site itself: it begins in the language of its reader. */
export function loader({ request }: LoaderFunctionArgs) {
  return toReadersLanguage(request, helpQuery(new URL(request.url)));
}
