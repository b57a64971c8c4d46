import { dataset } from '../server/dataset.server';

/** Which revision runs; open pages compare it to their own. Source: specification 1, section 7. */
export function loader() {
  const revision = process.env.REVISION ?? dataset.manifest.hash.slice(0, 12);
  return Response.json({ revision }, { headers: { 'Cache-Control': 'no-cache' } });
}
