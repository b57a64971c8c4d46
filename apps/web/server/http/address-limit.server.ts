import { LRUCache } from 'lru-cache';

/** How often each address may begin something. */
export interface AddressLimit {
  /**
   * Counts one more beginning.
   *
   * @returns how long to wait where there were too many, in milliseconds; else 0
   */
  begin(address: string): number;
}

interface Bounds {
  readonly most: number;
  readonly withinMs: number;
}

/** How many addresses are remembered. */
const REMEMBERED = 50_000;

/** @param now - a clock that nobody sets, so that none is locked out where another was ahead; for tests */
export function addressLimit(
  { most, withinMs }: Bounds,
  now: () => number = () => performance.now(),
): AddressLimit {
  const begun = new LRUCache<string, readonly number[]>({ max: REMEMBERED });
  return {
    begin(address) {
      const at = now();
      const counted = networksOf(address).map(({ network, times }) => {
        const recent = (begun.get(network) ?? []).filter((before) => at - before < withinMs);
        // There is room again once the oldest of the last ones is forgotten.
        const last = recent.at(-most * times);
        return { network, recent, waitMs: last === undefined ? 0 : last + withinMs - at };
      });
      const waitMs = Math.max(...counted.map((one) => one.waitMs));
      if (waitMs > 0) return waitMs;
      for (const { network, recent } of counted) begun.set(network, [...recent, at]);
      return 0;
    },
  };
}

/** What an address counts as. */
interface Network {
  readonly network: string;
  /** How many times as often as one address something may begin there. */
  readonly times: number;
}

/** A provider gives whole /48s to some customers, and a /64 of one to each of many others; it has a /32 itself. */
const TIMES_OF_48 = 8;
const TIMES_OF_32 = 64;

/**
 * The networks of an address, as {@link clientAddress} spells it. Who has one IPv6 address has its whole /64, and may
 * have the /48 around it, or all of a provider's /32.
 */
export function networksOf(address: string): readonly [own: Network, ...around: Network[]] {
  if (!address.includes(':')) return [{ network: address, times: 1 }];
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const groups = [...head, ...zeros, ...tail];
  return [
    { network: `${groups.slice(0, 4).join(':')}::/64`, times: 1 },
    { network: `${groups.slice(0, 3).join(':')}::/48`, times: TIMES_OF_48 },
    { network: `${groups.slice(0, 2).join(':')}::/32`, times: TIMES_OF_32 },
  ];
}
