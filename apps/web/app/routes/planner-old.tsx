import type { LoaderFunctionArgs } from '@remix-run/node';
import { redirectTo } from '../../server/addresses/redirects.server';
import { languageOf } from '../../server/pages/page-facts.server';

/** The planner's former address; what the hash names comes along with the browser. */
export function loader({ params, request }: LoaderFunctionArgs): Response {
  return redirectTo(request, `/${languageOf(params)}/planner`, 301);
}
