import { isLanguage, type Language } from '@trailbook/core/internal/dataset';

/** The scheme that leads to the program from elsewhere. Rule S28. */
export const LINK_SCHEME = 'trailbook';

/** Longer than any that the site makes. */
const MOST_LENGTH = 8192;

/** What a sign-in elsewhere may come back with; whatever else stands in the link is left out. */
const ANSWER = ['state', 'code', 'scope', 'prompt', 'error', 'iss', 'authuser', 'hd'];
/** Of a sign-in that was begun in this program. */
const OWN_STATE = /^desktop\.[\w-]{20,200}$/;
/** Twelve words of a sync key, as the address of a page has them. */
const WORDS = /^[a-z]{3,8}(?:-[a-z]{3,8}){11}$/i;

/**
 * The page that a link to the program leads to; undefined where it leads to none, and only brings the window to the
 * front. Anybody may make such a link: it names one of two pages, both of which ask before they change anything.
 */
export function pageOfLink(link: string, language: Language): string | undefined {
  if (link.length > MOST_LENGTH || !isLanguage(language)) return undefined;
  const url = URL.parse(link);
  if (url?.protocol !== `${LINK_SCHEME}:` || url.username || url.password || url.port) {
    return undefined;
  }
  const isBare = url.pathname === '' || url.pathname === '/';
  if (!isBare) return undefined;
  switch (url.hostname) {
    case 'login':
      return signIn(url.searchParams, language);
    case 'sync': {
      const words = url.hash.slice(1);
      return WORDS.test(words) && !url.search ? `/${language}/settings#sync=${words}` : undefined;
    }
    default:
      return undefined;
  }
}

function signIn(given: URLSearchParams, language: Language): string | undefined {
  if (!OWN_STATE.test(given.get('state') ?? '')) return undefined;
  const answer = new URLSearchParams();
  for (const name of ANSWER) {
    const [value, ...more] = given.getAll(name);
    if (more.length > 0) return undefined;
    if (value !== undefined) answer.set(name, value);
  }
  return `/${language}/oauth?${answer}`;
}

/** The link among what the system starts a program with. */
export function linkAmong(parts: readonly string[]): string | undefined {
  return parts.find(
    (part) => part.slice(0, LINK_SCHEME.length + 1).toLowerCase() === `${LINK_SCHEME}:`,
  );
}
