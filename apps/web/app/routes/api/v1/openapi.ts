import type { LoaderFunctionArgs } from '@remix-run/node';
import { CALLS } from '@trailbook/api/calls';
import { openApi } from '../../../../server/api/openapi.server';

/** All calls, described for programs. */
export function loader({ context: { origin } }: LoaderFunctionArgs): Response {
  return Response.json(openApi(CALLS, origin), {
    headers: { 'Cache-Control': 'public, max-age=300' },
  });
}
