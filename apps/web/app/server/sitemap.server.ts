import { LANGUAGE_TAGS, LANGUAGES } from '@trailbook/core/internal/dataset';

/** The list of all pages for search engines: each in each language, with its other languages. */
export function sitemap(origin: string, paths: readonly string[]): string {
  const pages = paths.flatMap((path) => {
    const others = [
      ...LANGUAGES.map((language) => link(LANGUAGE_TAGS[language], `${origin}/${language}${path}`)),
      link('x-default', `${origin}/en${path}`),
    ].join('');
    return LANGUAGES.map(
      (language) => `<url><loc>${escaped(`${origin}/${language}${path}`)}</loc>${others}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
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
