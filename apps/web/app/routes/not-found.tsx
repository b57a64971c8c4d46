import type { LoaderFunctionArgs } from '@remix-run/node';
import { refusedStatus } from '../../shared/refused-address';

/** Whatever address no other route knows. */
export function loader({ request }: LoaderFunctionArgs): never {
  throw new Response(null, { status: refusedStatus(new URL(request.url).pathname) ?? 404 });
}

export default function NotFoundRoute() {
  return null;
}
