import { isSame, signature } from './signature.ts';

/** States: every POST shows one, as proof that its sender asked this site within the hour. */
export interface States {
  give(): { readonly state: string; readonly expires: number };
  holds(state: string | null): boolean;
}

const LIFE_SECONDS = 3600;

/**
 * Nothing is stored: a state is its end, signed.
 *
 * @param key - the same in all processes
 * @param now - the clock, in milliseconds, for tests
 */
export function createStates(key: string, now: () => number = Date.now): States {
  const signed = (expires: string) => `${expires}.${signature(key, 'state', expires)}`;
  return {
    give() {
      const expires = Math.floor(now() / 1000) + LIFE_SECONDS;
      return { state: signed(String(expires)), expires };
    },
    holds(state) {
      const match = /^(\d{10,11})\.[\w-]{32}$/.exec(state ?? '');
      const expires = match?.[1];
      if (!state || !expires || Number(expires) * 1000 <= now()) return false;
      return isSame(state, signed(expires));
    },
  };
}
