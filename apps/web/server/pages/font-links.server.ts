import type { Language } from '@trailbook/core/internal/dataset';

/** Scripts of the webfonts. Languages that are not named here are set in the fonts of their platform. */
const SCRIPTS: Partial<Record<Language, readonly string[]>> = {
  en: ['latin'],
  es: ['latin'],
  pt: ['latin'],
  fr: ['latin'],
  de: ['latin'],
  id: ['latin'],
  ru: ['latin', 'cyrillic'],
  vi: ['latin', 'vietnamese'],
};

/**
 * The fonts that a page of a language needs for its first lines, as a Link header: they are on their way
 * before the page is read. A font that comes later than the first drawing is not used on that page, so that
 * nothing moves.
 */
export function fontLinks(styles: string, language: Language): string | undefined {
  const links = [...styles.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => isFontOf(language, address))
    .map((address) => `<${address}>; rel=preload; as=font; type="font/woff2"; crossorigin`);
  return links.length > 0 ? links.join(', ') : undefined;
}

/** Whether a language's first lines are set in a font. */
export function isFontOf(language: Language, address: string): boolean {
  return (SCRIPTS[language] ?? []).some((script) => isOfScript(address, script));
}

/** 'archivo-narrow-latin-wght-normal', and not 'latin-ext'. */
function isOfScript(address: string, script: string): boolean {
  return address.includes(`-${script}-wght-`);
}
