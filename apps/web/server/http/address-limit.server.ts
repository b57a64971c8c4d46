import { LRUCache } from 'lru-cache';

/** How often each address may begin something. */
export interface AddressLimit {
  /** Counts one more beginning; false where there were too many. */
  admits(address: string): boolean;
}

interface Bounds {
  readonly most: number;
  readonly withinMs: number;
}

/** How many addresses are remembered. */
const REMEMBERED = 50_000;

/** @param now - the clock, for tests */
export function addressLimit(
  { most, withinMs }: Bounds,
  now: () => number = Date.now,
): AddressLimit {
  const begun = new LRUCache<string, readonly number[]>({ max: REMEMBERED });
  return {
    admits(address) {
      const key = networkOf(address);
      const recent = (begun.get(key) ?? []).filter((at) => now() - at < withinMs);
      if (recent.length >= most) return false;
      begun.set(key, [...recent, now()]);
      return true;
    },
  };
}

/** The holder of one IPv6 address holds its whole network. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const filled = tail === undefined ? groups : [...groups, '0', '0', '0', '0'];
  return filled.slice(0, 4).join(':');
}
