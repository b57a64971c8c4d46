import type { LoaderFunctionArgs } from '@remix-run/node';
import { dataset } from '../server/dataset.server';
import { findOrRedirect } from '../server/find-or-redirect.server';

/** Known light cones have no page yet; a number leads to the page id, anything else is not found. */
export function loader({ params, request }: LoaderFunctionArgs): never {
  findOrRedirect(request, params.pageId, dataset.lightConesByPage, dataset.lightCones);
  throw new Response(null, { status: 501 });
}

export default function LightConeRoute() {
  return null;
}
