import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@remix-run/route-config';
import { ROWS, type Row } from '@trailbook/ui/pages';
import { isShared, routeIdOf, type SharedKind } from './route-ids.ts';

const SHARED: Readonly<Record<SharedKind, string>> = {
  list: 'routes/list.tsx',
  thing: 'routes/thing.tsx',
};
/** Files have one spelling. Pages take capitals, and lead to the one that they have. */
const exactly = { caseSensitive: true };

/** Every address of the product. Pages below a language stand in their own table. */
export default [
  index('routes/entry-point.ts'),
  route('deployment.log', 'api/deployment-log.ts', exactly),
  route('data/*', 'api/data-file.ts', exactly),
  route('manifest/*', 'api/web-manifest.ts', exactly),
  route('robots.txt', 'api/robots.ts', exactly),
  route('sitemap.xml', 'api/sitemap.ts', exactly),
  route('sitemap/*', 'api/sitemap.ts', { id: 'sitemap-part', ...exactly }),
  route('api/v1/health', 'api/v1/health.ts', exactly),
  route('api/v1/ready', 'api/v1/ready.ts', exactly),
  route('api/v1/state', 'api/v1/state.ts', exactly),
  route('api/v1/config', 'api/v1/client-config.ts', exactly),
  route('api/v1/promotions/:id', 'api/v1/promotion.ts', exactly),
  route('api/v1/warp_config', 'api/v1/warp-config.ts', exactly),
  route('api/v1/warp_fetch/:bannerId', 'api/v1/warp-fetch.ts', exactly),
  route('api/v1/warp_overview', 'api/v1/warp-overview.ts', exactly),
  route('api/v1/warp_rank/:type', 'api/v1/warp-rank.ts', exactly),
  route('api/v1/warp/import', 'api/v1/warp-import.ts', exactly),
  route('api/v1/showcase/:uid', 'api/v1/showcase.ts', exactly),
  route('api/v1/contribution/show', 'api/v1/contribution-show.ts', exactly),
  route('api/v1/contribution/withdraw', 'api/v1/contribution-withdraw.ts', exactly),
  route('api/v1/openapi.json', 'api/v1/openapi.ts', exactly),
  route('api/v1/docs', 'api/v1/docs.ts', exactly),
  route('api/v1/aggregates/:format', 'api/v1/aggregates.ts', exactly),
  route('api/*', 'api/not-found.ts', exactly),
  layout('routes/language-free.tsx', [route('attribution', 'routes/attribution.tsx', exactly)]),
  route(':lang', 'routes/language.tsx', [
    ...ROWS.map(([name, row]) => routeOf(name, row)),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;

/** Lists and things share a route each; a page of another kind has one of its own. */
function routeOf(name: string, row: Row): RouteConfigEntry {
  const path = row.address.slice(1);
  if (isShared(row.kind)) return route(path, SHARED[row.kind], { id: routeIdOf(name, row) });
  return path ? route(path, `routes/${name}.tsx`) : index(`routes/${name}.tsx`);
}
