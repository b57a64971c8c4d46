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

/**
 * Whether anything in a page's model bears a name of another language for lack of one in the page's: the page then
 * says so. Sentences do not count, they are marked where they stand, nor does who lends a voice: people are called as at
 * home.
 */
export function hasForeignNames(model: unknown): boolean {
  if (typeof model !== 'object' || model === null || 'voice' in model) return false;
  const { text, lang } = model as { readonly text?: unknown; readonly lang?: unknown };
  return (
    (typeof text === 'string' && lang !== undefined) || Object.values(model).some(hasForeignNames)
  );
}
