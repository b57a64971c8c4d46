/** The site of a build that names none; the bundler puts the operator's in its place. */
const DEFAULT_SITE: string | undefined = process.env.TRAILBOOK_SITE_URL;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The site whose calls the pages make: the setting's or, without one, that of the build; null where neither names one.
 *
 * @throws Error in words where the setting names something else than a site
 */
export function configuredSite(
  setting: string | undefined,
  byDefault = DEFAULT_SITE,
): string | null {
  const named = setting ?? byDefault;
  if (!named) return null;
  const url = URL.parse(named);
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.includes(url.hostname));
  const isBare =
    url?.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  if (!url || !isSafe || !isBare) {
    throw new Error(
      `The site "${named}" cannot be used: give an address such as https://example.com.`,
    );
  }
  return url.origin;
}
