import type { LoaderFunctionArgs } from '@remix-run/node';
import { FOR_AN_HOUR } from '../../../server/http/cache-control';

/** All may be read; the list of pages has to be named with its whole address. */
export function loader({ context: { origin } }: LoaderFunctionArgs) {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': FOR_AN_HOUR },
  });
}
