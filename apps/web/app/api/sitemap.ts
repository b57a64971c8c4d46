import type { LoaderFunctionArgs } from '@remix-run/node';
import { pagePaths } from '../server/page-paths.server';
import { sitemap } from '../server/sitemap.server';

const FOR_AN_HOUR = 'public, max-age=3600';

/** All pages for search engines. */
export function loader({ context: { dataset, origin } }: LoaderFunctionArgs) {
  return new Response(sitemap(origin, pagePaths(dataset)), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': FOR_AN_HOUR },
  });
}
