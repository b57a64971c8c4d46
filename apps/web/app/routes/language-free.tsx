import { Outlet } from '@remix-run/react';

export { ErrorBoundary } from '../error-page';

export default function LanguageFreeRoute() {
  return <Outlet />;
}
