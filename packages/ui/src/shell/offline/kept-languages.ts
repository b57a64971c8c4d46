import { isLanguage, LANGUAGES, type Language } from '@trailbook/core/internal/dataset';
import { BYTES_HEADER, cacheName } from './protocol.ts';

/** What of the database is here in a language. */
export interface KeptLanguage {
  readonly language: Language;
  readonly pages: number;
  readonly bytes: number;
}

/** In which languages there is anything of the database, whole or not; in the order of the menu. */
export async function keptLanguages(release: string): Promise<readonly KeptLanguage[]> {
  const name = cacheName(release, 'kept');
  if (!(await caches.has(name))) return [];
  const cache = await caches.open(name);
  // Both are in the order in which it was stored.
  const [requests, answers] = await Promise.all([cache.keys(), cache.matchAll()]);
  const kept = new Map<Language, { pages: number; bytes: number }>();
  requests.forEach(({ url }, at) => {
    const language = languageOf(url);
    if (!language) return;
    const { pages, bytes } = kept.get(language) ?? { pages: 0, bytes: 0 };
    const size = Number(answers[at]?.headers.get(BYTES_HEADER) ?? 0);
    kept.set(language, { pages: pages + 1, bytes: bytes + size });
  });
  return LANGUAGES.flatMap((language) => {
    const found = kept.get(language);
    return found ? [{ language, ...found }] : [];
  });
}

/** In which language a page is, by where its data are: those of the start page are at `/en.data`. */
export function languageOf(url: string): Language | undefined {
  const [, first] = new URL(url).pathname.split(/[/.]/);
  return isLanguage(first) ? first : undefined;
}
