import type { ReadOutput } from '@trailbook/core/client';

/** Red dots and promotions, which the operator may change without a release. */
export type ClientConfig = ReadOutput<'/config'>;
export type Promotion = ClientConfig['promotions'][string];

/** Source: specification 2, section 8: its failure is silent, with defaults. */
const NOTHING: ClientConfig = { reddot: [], promotions: {} };

let asked: Promise<ClientConfig> | undefined;

/** Asked once for a page, when first wanted; nothing where it cannot be had. */
export function clientConfig(): Promise<ClientConfig> {
  asked ??= ask().catch(() => NOTHING);
  return asked;
}

/**
 * Without the client for all calls, which is more code than this one on pages that else make none.
 * Source: specification 2, section 7, 'GET config'.
 */
async function ask(): Promise<ClientConfig> {
  // Without a network the browser would log the try.
  if (!navigator.onLine) return NOTHING;
  const response = await fetch('/api/v1/config');
  const given = (await response.json()) as Partial<ClientConfig>;
  // What is no such answer, such as that of a network's sign-in page, is none.
  return Array.isArray(given.reddot) && given.promotions ? { ...NOTHING, ...given } : NOTHING;
}
