import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@trailbook/core/internal/dataset';

const SITE = 'Trailbook';

interface Page {
  /** The page's name in plain text; none for the start page. */
  readonly name?: string | undefined;
  readonly description: string;
  readonly language: Language;
  /** The address below the language, such as `/planner`. */
  readonly path: string;
  readonly origin: string;
  /** The address of a picture of it, where there is one. */
  readonly picture?: string | undefined;
  /** What loads the portrait that it is about ahead. */
  readonly portrait?: { readonly rel: string } | undefined;
  /** What it lists, by name, in the order of the page. */
  readonly items?: readonly string[] | undefined;
  /** Whether it has no language in its address, and no other languages. */
  readonly isAlone?: boolean | undefined;
  readonly robots?: string | undefined;
}

/**
 * Title, description, and links to the page itself and to its other languages.
 * Rule S2.
 */
export function pageMeta(page: Page) {
  const { language, path, origin } = page;
  if (page.isAlone) return metaAt(origin + path, page);
  const href = (other: Language) => `${origin}/${other}${path}`;
  return [
    ...metaAt(href(language), page),
    ...LANGUAGES.map((other) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: LANGUAGE_TAGS[other],
      href: href(other),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: href('en') },
    ...(page.robots ? [{ name: 'robots', content: page.robots }] : []),
  ];
}

function metaAt(url: string, page: Page) {
  const { name, description, language, picture, portrait } = page;
  const title = name ? `${name} | ${SITE}` : SITE;
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: SITE },
    { property: 'og:locale', content: LANGUAGE_TAGS[language] },
    { property: 'og:url', content: url },
    ...(picture ? [{ property: 'og:image', content: picture }] : []),
    { 'script:ld+json': linkedData(url, page) },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(portrait ? [portrait] : []),
  ];
}

/** What search engines read: the page, what it is about, and the site that it is part of. */
function linkedData(url: string, { name, description, language, origin, picture, items }: Page) {
  return {
    '@context': 'https://schema.org',
    '@type': name ? 'WebPage' : 'WebSite',
    name: name ?? SITE,
    description,
    url,
    inLanguage: LANGUAGE_TAGS[language],
    ...(picture ? { primaryImageOfPage: { '@type': 'ImageObject', url: picture } } : {}),
    ...(items ? { mainEntity: itemList(items) } : {}),
    ...(name ? { isPartOf: { '@type': 'WebSite', name: SITE, url: `${origin}/${language}` } } : {}),
  };
}

function itemList(items: readonly string[]) {
  return { '@type': 'ItemList', numberOfItems: items.length, itemListElement: items };
}
