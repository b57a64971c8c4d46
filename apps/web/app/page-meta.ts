import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@trailbook/core/dataset';

const SITE = 'Trailbook';

interface Page {
  /** The page's name in plain text; none for the start page. */
  readonly name?: string | undefined;
  readonly description: string;
  readonly language: Language;
  /** The address below the language, such as `/planner`. */
  readonly path: string;
  readonly origin: string;
}

/**
 * Title, description, and links to the page itself and to its other languages.
 * Source: specification 1, 'Page title'.
 */
export function pageMeta({ name, description, language, path, origin }: Page) {
  const title = name ? `${name} | ${SITE}` : SITE;
  const href = (other: Language) => `${origin}/${other}${path}`;
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: SITE },
    { property: 'og:locale', content: LANGUAGE_TAGS[language] },
    { property: 'og:url', content: href(language) },
    { tagName: 'link', rel: 'canonical', href: href(language) },
    ...LANGUAGES.map((other) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: LANGUAGE_TAGS[other],
      href: href(other),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: href('en') },
  ];
}
