import type { LoaderFunctionArgs } from '@remix-run/node';
import { openApi } from '../../../../server/api/openapi.server';
import { CALLS } from './calls';

/** All calls, described for programs. */
export function loader({ context: { origin } }: LoaderFunctionArgs): Response {
  return Response.json(openApi(CALLS, origin), {
    headers: { 'Cache-Control': 'public, max-age=300' },
  });
}
