import type { LoaderFunctionArgs } from '@remix-run/node';
import { redirectTo } from '../../server/addresses/redirects.server';
import { languageOf } from '../../server/pages/page-facts.server';

/** An empty item page of former days; every item has its own now. */
export function loader({ params, request }: LoaderFunctionArgs): Response {
  return redirectTo(request, `/${languageOf(params)}/materials`, 301);
}
