import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ShouldRevalidateFunctionArgs, useLoaderData, useLocation } from '@remix-run/react';
import { type KnownAssets, KnownAssetsContext } from '@trailbook/ui/platform';
import { ForeignNamesNote } from '@trailbook/ui/shell';
import { useEffect } from 'react';
import { pageData } from '../../server/pages/page-data.server';
import { type Packed, useUnpacked } from '../../shared/packed';
import { rememberPage } from '../load-page';
import { pageMeta } from '../page-meta';
import { pageScreens } from '../page-screens';

export { ErrorBoundary } from '../error-page';
export { loadPage as clientLoader } from '../load-page';

/** Every page: which one it is, its address says. */
export function loader(args: LoaderFunctionArgs) {
  return pageData(args);
}

/** A page depends on its path alone: who filters a list or stays where he is asks for nothing. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** Pages then try what there may be. */
const NO_MANIFEST = 'null' as Packed<KnownAssets | null>;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.page) : []);

export default function PageRoute() {
  const { pathname } = useLocation();
  const data = useLoaderData<typeof loader>();
  useEffect(() => rememberPage(pathname, data), [pathname, data]);
  const assets = useUnpacked(data.assets ?? NO_MANIFEST);
  const Screen = pageScreens().screenAt(pathname);
  return (
    <KnownAssetsContext.Provider value={assets}>
      <Screen key={withoutLanguage(pathname)} {...useUnpacked(data.props)} />
      {data.isPartlyEnglish && <ForeignNamesNote />}
    </KnownAssetsContext.Provider>
  );
}

function withoutLanguage(pathname: string): string {
  return pathname.replace(/^\/[^/]*/, '');
}
