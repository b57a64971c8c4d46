import type { Row } from '@trailbook/ui/pages';

/** Kinds of pages that share a route each. */
export type SharedKind = 'list' | 'thing';

export function isShared(kind: Row['kind']): kind is SharedKind {
  return kind === 'list' || kind === 'thing';
}

/** What the router calls the route of a page. */
export function routeIdOf(name: string, { kind }: Row): string {
  return isShared(kind) ? `${kind}:${name}` : `routes/${name}`;
}
