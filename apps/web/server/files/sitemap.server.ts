import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@trailbook/core/internal/dataset';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * Where the lists of pages are. One list may hold 50,000 pages and 50 MB, and with its other languages beside each
 * page that of all languages came near it.
 */
export function sitemapIndex(origin: string, languages: readonly Language[]): string {
  const parts = languages.map(
    (language) => `<sitemap><loc>${escaped(`${origin}/sitemap/${language}.xml`)}</loc></sitemap>`,
  );
  return `${HEAD}
<sitemapindex xmlns="${SCHEMA}">
${parts.join('\n')}
</sitemapindex>
`;
}

/** The list of all pages in a language for search engines: each with its other languages. */
export function sitemap(origin: string, language: Language, paths: readonly string[]): string {
  const pages = paths.map((path) => {
    const others = [
      ...LANGUAGES.map((other) => link(LANGUAGE_TAGS[other], `${origin}/${other}${path}`)),
      link('x-default', `${origin}/en${path}`),
    ].join('');
    return `<url><loc>${escaped(`${origin}/${language}${path}`)}</loc>${others}</url>`;
  });
  return `${HEAD}
<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('\n')}
</urlset>
`;
}

function link(tag: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${tag}" href="${escaped(href)}"/>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
