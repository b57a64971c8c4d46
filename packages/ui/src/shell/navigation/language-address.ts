import type { Language } from '@trailbook/core/internal/dataset';

/** The same page in another language. From one that has none, such as the credits, it leads to the start page. */
export function inLanguage(path: string, from: Language, to: Language): string {
  const prefix = `/${from}`;
  return path === prefix || path.startsWith(`${prefix}/`)
    ? `/${to}${path.slice(prefix.length)}`
    : `/${to}`;
}

/** Whether a page is at a place or below it. */
export function isAt(place: string, path: string, language: Language): boolean {
  const target = `/${language}${place.split('#')[0]}`;
  return path === target || path.startsWith(`${target}/`);
}

/** What is open now, in another language: the server knows nothing of what stands behind the #. */
export function hereIn(from: Language, to: Language): string {
  const { pathname, search, hash } = location;
  return inLanguage(pathname, from, to) + search + hash;
}
