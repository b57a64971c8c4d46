import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@remix-run/route-config';
import { ROWS, type Row } from '@trailbook/ui/pages';

const later = 'routes/not-here-yet.tsx';
const SHARED: ReadonlyMap<Row['kind'], string> = new Map([
  ['list', 'routes/list.tsx'],
  ['thing', 'routes/thing.tsx'],
  ['later', later],
]);

/** Every address of the product. Pages below a language stand in their own table. */
export default [
  index('routes/entry-point.ts'),
  route('deployment.log', 'api/deployment-log.ts'),
  route('data/*', 'api/data-file.ts'),
  route('sitemap.xml', 'api/sitemap.ts'),
  route('api/v1/health', 'api/v1/health.ts'),
  route('api/*', 'api/not-found.ts'),
  route('oauth', later, { id: 'later:oauth' }),
  layout('routes/language-free.tsx', [route('attribution', later, { id: 'later:attribution' })]),
  route(':lang', 'routes/language.tsx', [
    ...ROWS.map(([name, row]) => routeOf(name, row)),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;

/** Lists and things share a route each; a page of another kind has one of its own. */
function routeOf(name: string, { kind, address }: Row): RouteConfigEntry {
  const path = address.slice(1);
  const shared = SHARED.get(kind);
  if (shared) return route(path, shared, { id: `${kind}:${name}` });
  return path ? route(path, `routes/${name}.tsx`) : index(`routes/${name}.tsx`);
}
