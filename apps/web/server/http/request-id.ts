import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Names one request: in its answer, and in each line that is logged while it is answered. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

const FROM_PROXY = /^[\w-]{8,64}$/;
const underWay = new AsyncLocalStorage<string>();

/**
 * The name of a request: that which our own proxy gave it, or a new one.
 *
 * @param proxies - how many of ours stand before the server: without one, a client could choose the name
 */
export function requestIdOf(headers: Headers, proxies: number): string {
  const given = proxies > 0 ? headers.get(REQUEST_ID_HEADER) : null;
  return given !== null && FROM_PROXY.test(given) ? given : randomUUID();
}

/** Runs work in the name of a request. */
export function withRequestId<T>(id: string, work: () => T): T {
  return underWay.run(id, work);
}

/** The request that is being answered; undefined beside all requests. */
export function currentRequestId(): string | undefined {
  return underWay.getStore();
}
