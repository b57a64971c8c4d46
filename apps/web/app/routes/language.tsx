import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet } from '@remix-run/react';
import { languageOf } from '../server/page.server';

export { ErrorBoundary } from '../error-page';

export function loader({ params }: LoaderFunctionArgs) {
  languageOf(params);
  return null;
}

export default function LanguageRoute() {
  return <Outlet />;
}
