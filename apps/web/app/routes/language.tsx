import type { LoaderFunctionArgs } from '@remix-run/node';
import {
  type ClientLoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react';
import { areasOf, loadMessages } from '@trailbook/ui/i18n';
import { pageLanguage } from '../page-language';
import { languageOf } from '../server/page.server';

export { ErrorBoundary } from '../error-page';

export function loader({ params }: LoaderFunctionArgs) {
  languageOf(params);
  return null;
}

/** A page that is gone to brings its texts along; the first page's came with it. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  await loadMessages(pageLanguage(pathname), areasOf(pathname));
  return null;
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return String(areasOf(currentUrl.pathname)) !== String(areasOf(nextUrl.pathname));
}

export default function LanguageRoute() {
  return <Outlet />;
}
