/**
 * Whether anything in a page's model bears an English name for lack of one in the page's language: the page
 * then says so. Sentences do not count, they are marked where they stand.
 */
export function hasEnglishNames(model: unknown): boolean {
  if (typeof model !== 'object' || model === null) return false;
  const { text, lang } = model as { readonly text?: unknown; readonly lang?: unknown };
  return (typeof text === 'string' && lang === 'en') || Object.values(model).some(hasEnglishNames);
}
