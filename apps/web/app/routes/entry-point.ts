import type { LoaderFunctionArgs } from '@remix-run/node';
import { helpQuery } from '../help-query';
import { toReadersLanguage } from '../server/to-readers-language.server';

/** The site itself: it begins in the language of its reader. */
export function loader({ request }: LoaderFunctionArgs) {
  return toReadersLanguage(request, helpQuery(new URL(request.url)));
}
