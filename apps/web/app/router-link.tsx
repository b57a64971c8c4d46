import { Link } from '@remix-run/react';
import type { LinkProps } from '@trailbook/ui/platform';

/** ui's links, through this app's router. */
export function RouterLink({ to, ...props }: LinkProps) {
  return <Link to={to} {...props} />;
}
