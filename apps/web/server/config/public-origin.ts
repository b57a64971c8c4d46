import type { Config } from './config';

/**
 * Where the public finds the site. SITE_URL says so; without it, it is this machine. What a request says of its
 * host is never believed: whoever asks may write any host there, and any port of this machine.
 */
export function publicOrigin({ siteUrl, port }: Config): string {
  return siteUrl ?? `http://localhost:${port}`;
}
