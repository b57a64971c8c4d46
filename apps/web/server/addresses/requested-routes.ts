import { isLanguage } from '@trailbook/core/internal/dataset';
import { pageAt, ROWS } from '@trailbook/ui/pages';

/**
 * Of which routes the data is asked for: a page that is gone to needs no more than it lacks. They come back in
 * one order, each once; none where all are asked for.
 *
 * @returns undefined where one is named that the page has not
 */
export function requestedRoutes({ pathname, searchParams }: URL): readonly string[] | undefined {
  const named = searchParams.getAll('_routes');
  if (named.length === 0) return [];
  const asked = new Set(named.join(',').split(','));
  const known = routesOf(pathname.replace(/\.data$/, '')).filter((id) => asked.has(id));
  return known.length === asked.size ? known : undefined;
}

function routesOf(pathname: string): readonly string[] {
  if (!isLanguage(pathname.split('/')[1])) return WITHOUT_LANGUAGE;
  const row = pageAt(pathname);
  const [name] = ROWS.find(([, candidate]) => candidate === row) ?? ['not-found'];
  return ['root', name];
}

const WITHOUT_LANGUAGE = ['root', 'routes/entry-point', 'credits'];
