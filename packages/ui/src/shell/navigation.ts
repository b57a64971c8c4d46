import type { Language } from '@trailbook/core/internal/dataset';

/** The same page in another language. Pages without a language, such as the credits, stay. */
export function inLanguage(path: string, from: Language, to: Language): string {
  const prefix = `/${from}`;
  return path === prefix || path.startsWith(`${prefix}/`)
    ? `/${to}${path.slice(prefix.length)}`
    : path;
}
