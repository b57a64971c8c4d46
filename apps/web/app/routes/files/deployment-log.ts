import type { LoaderFunctionArgs } from '@remix-run/node';

/** Which revision runs; open pages compare it to their own. Rule C9. */
export function loader({ context }: LoaderFunctionArgs) {
  return Response.json(
    { revision: context.revision },
    { headers: { 'Cache-Control': 'no-cache' } },
  );
}
