import type { ClientConfig } from '@trailbook/api/calls/client-config';

export type Promotion = ClientConfig['promotions'][string];

/** Rule C4: its failure is silent, with defaults. */
const NOTHING: ClientConfig = { reddot: [], promotions: {}, drive: null };

/** Longer than a browser keeps the answer: what is told of less may be its age. */
const AN_ANSWERS_AGE_MS = 15 * 60_000;

let aheadMs = 0;
let pending: Promise<ClientConfig> | undefined;

/** Asked once for a page, when first wanted; nothing where it cannot be had. */
export function clientConfig(): Promise<ClientConfig> {
  pending ??= ask().catch(() => NOTHING);
  return pending;
}

/**
 * How far the server's clock is ahead of this device's, in milliseconds; 0 where they agree, and where nobody
 * can say. Rule W3: banners run by the server's time.
 */
export async function serverAhead(): Promise<number> {
  await clientConfig();
  return aheadMs;
}

/**
 * Without the client for all calls, which is more code than this one on pages that else make none.
 * Rule C4.
 */
async function ask(): Promise<ClientConfig> {
  // Without a network the browser would log the try.
  if (!navigator.onLine) return NOTHING;
  const response = await fetch('/api/v1/config');
  const ahead = Date.parse(response.headers.get('Date') ?? '') - Date.now();
  aheadMs = Math.abs(ahead) > AN_ANSWERS_AGE_MS ? ahead : 0;
  const given = (await response.json()) as Partial<ClientConfig>;
  // What is no such answer, such as that of a network's sign-in page, is none.
  return Array.isArray(given.reddot) && given.promotions ? { ...NOTHING, ...given } : NOTHING;
}
