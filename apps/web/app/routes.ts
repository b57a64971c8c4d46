import { index, type RouteConfig, route } from '@remix-run/route-config';
import { ROWS } from '@trailbook/ui/pages';

/** Files have one spelling. Pages take capitals, and lead to the one that they have. */
const exactly = { caseSensitive: true };

/** The file that all pages share: whoever has one page open has the code of every other page's route. */
const PAGE = 'routes/page.tsx';

/** Every address of the product. Pages below a language stand in their own table, by whose names their routes go. */
export default [
  index('routes/entry-point.ts'),
  route('deployment.log', 'routes/files/deployment-log.ts', exactly),
  route('data/*', 'routes/files/data-file.ts', exactly),
  route('manifest/*', 'routes/files/web-manifest.ts', exactly),
  route('robots.txt', 'routes/files/robots.ts', exactly),
  route('sitemap.xml', 'routes/files/sitemap.ts', exactly),
  route('sitemap/*', 'routes/files/sitemap.ts', { id: 'sitemap-part', ...exactly }),
  route('api/v1/health', 'routes/api/v1/health.ts', exactly),
  route('api/v1/ready', 'routes/api/v1/ready.ts', exactly),
  route('api/v1/state', 'routes/api/v1/state.ts', exactly),
  route('api/v1/config', 'routes/api/v1/client-config.ts', exactly),
  route('api/v1/promotions/:id', 'routes/api/v1/promotion.ts', exactly),
  route('api/v1/warp_config', 'routes/api/v1/warp-config.ts', exactly),
  route('api/v1/warp_fetch/:bannerId', 'routes/api/v1/warp-fetch.ts', exactly),
  route('api/v1/warp_overview', 'routes/api/v1/warp-overview.ts', exactly),
  route('api/v1/warp_rank/:type', 'routes/api/v1/warp-rank.ts', exactly),
  route('api/v1/warp/import', 'routes/api/v1/warp-import.ts', exactly),
  route('api/v1/showcase/:uid', 'routes/api/v1/showcase.ts', exactly),
  route('api/v1/contribution/show', 'routes/api/v1/contribution-show.ts', exactly),
  route('api/v1/contribution/withdraw', 'routes/api/v1/contribution-withdraw.ts', exactly),
  route('api/v1/sync/list', 'routes/api/v1/sync-list.ts', exactly),
  route('api/v1/sync/read', 'routes/api/v1/sync-read.ts', exactly),
  route('api/v1/sync/write', 'routes/api/v1/sync-write.ts', exactly),
  route('api/v1/sync/remove', 'routes/api/v1/sync-remove.ts', exactly),
  route('api/v1/drive/exchange', 'routes/api/v1/drive-exchange.ts', exactly),
  route('api/v1/drive/renew', 'routes/api/v1/drive-renew.ts', exactly),
  route('api/v1/drive/sign_out', 'routes/api/v1/drive-sign-out.ts', exactly),
  route('api/v1/openapi.json', 'routes/api/v1/openapi.ts', exactly),
  route('api/v1/docs', 'routes/api/v1/docs.ts', exactly),
  route('api/v1/calendar/:language/:file', 'routes/api/v1/calendar.ts', exactly),
  route('api/v1/aggregates/:format', 'routes/api/v1/aggregates.ts', exactly),
  route('api/*', 'routes/api/not-found.ts', exactly),
  route('attribution', PAGE, { id: 'credits', ...exactly }),
  ...ROWS.map(([name, { address }]) =>
    route(`:lang${address === '/' ? '' : address}`, PAGE, { id: name }),
  ),
  route(':lang/*', PAGE, { id: 'not-found' }),
] satisfies RouteConfig;
