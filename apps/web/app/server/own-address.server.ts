import { isLanguage } from '@trailbook/core/internal/dataset';
import { pageAt } from '@trailbook/ui/pages';

/** What the addresses of files and of pages without a language begin with. */
const FIRST_PARTS: ReadonlySet<string> = new Set([
  'attribution',
  'data',
  'deployment.log',
  'manifest',
  'privacy',
  'robots.txt',
  'sitemap',
  'sitemap.xml',
]);
const DATA = '.data';

/**
 * The one address of what a path names, which it may do with escapes that nobody needs, with capitals, or with
 * a slash at its end. Undefined where there is nothing of ours.
 */
export function ownAddress(pathname: string): string | undefined {
  const path = plainPath(pathname);
  if (path === undefined) return undefined;
  if (!path.endsWith(DATA)) return addressOf(path);
  const page = addressOf(plainPath(path.slice(0, -DATA.length)) ?? '');
  return page && page + DATA;
}

function addressOf(path: string): string | undefined {
  const [, first = '', ...parts] = path.split('/');
  const language = first.toLowerCase();
  if (!isLanguage(language)) return FIRST_PARTS.has(first) ? path : undefined;
  const row = pageAt(path);
  if (!row) return undefined;
  const written = row.address.split('/').slice(1).filter(Boolean);
  const own = written.map((part, at) => (part.startsWith(':') ? parts[at] : part));
  return ['', language, ...own].join('/');
}

/** Without escapes, and without a slash at its end; undefined with characters that no address of ours has. */
function plainPath(pathname: string): string | undefined {
  const parts = pathname.replace(/\/$/, '').split('/').map(decodeURIComponent);
  return parts.every((part) => /^[\w.-]*$/.test(part)) ? parts.join('/') : undefined;
}
