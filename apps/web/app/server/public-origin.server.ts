import type { Config } from './config.server';

/**
 * Where the public finds the site. SITE_URL says so; without it the request's own host is believed where
 * it is this machine, and nobody else's: whoever asks may write any host there.
 */
export function publicOrigin({ siteUrl, port }: Config, url: URL): string {
  if (siteUrl) return siteUrl;
  return isLoopback(url.hostname) ? url.origin : `http://localhost:${port}`;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}
