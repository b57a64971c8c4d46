import type { PageName } from '@trailbook/core/internal/dataset';

interface Named {
  readonly name: PageName;
}

/** For the order of a list: what neither the page's language nor English names comes last. */
export function foreignLast(a: Named, b: Named): number {
  return Number(isForeign(a)) - Number(isForeign(b));
}

function isForeign({ name: { lang } }: Named): boolean {
  return lang !== undefined && lang !== 'en';
}
