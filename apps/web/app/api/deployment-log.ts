import type { LoaderFunctionArgs } from '@remix-run/node';

/** Which revision runs; open pages compare it to their own. Source: specification 1, section 7. */
export function loader({ context: { config, dataset } }: LoaderFunctionArgs) {
  const revision = config.revision ?? dataset.manifest.hash.slice(0, 12);
  return Response.json({ revision }, { headers: { 'Cache-Control': 'no-cache' } });
}
