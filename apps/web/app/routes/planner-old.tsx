import type { LoaderFunctionArgs } from '@remix-run/node';
import { leadOn } from '../../server/addresses/lead-on.server';
import { languageOf } from '../../server/pages/page-facts.server';

/** The planner's former address; what the hash names comes along with the browser. */
export function loader({ params, request }: LoaderFunctionArgs): Response {
  return leadOn(request, `/${languageOf(params)}/planner`, 301);
}
