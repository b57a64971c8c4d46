import type { LoaderFunctionArgs } from '@remix-run/node';
import {
  type ClientLoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react';
import { loadMessages } from '@trailbook/ui/i18n';
import { areasOf, loadScreen, pageAt } from '@trailbook/ui/pages';
import { languageOf } from '../../server/pages/page-facts.server';
import { pageLanguage } from '../../shared/page-language';

export { ErrorBoundary } from '../error-page';

export function loader({ params }: LoaderFunctionArgs) {
  languageOf(params);
  return null;
}

/** A page that is gone to brings its texts and its screen along; the first page's came with it. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  await Promise.all([
    loadMessages(pageLanguage(pathname), areasOf(pathname)),
    loadScreen(pathname),
  ]);
  return null;
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return pageAt(currentUrl.pathname) !== pageAt(nextUrl.pathname);
}

export default function LanguageRoute() {
  return <Outlet />;
}
