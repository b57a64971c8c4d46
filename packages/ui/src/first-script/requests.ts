import { ADDITION_PREFIX } from '../platform/storage-keys.ts';

const PLANNER = /^\/\w+\/planner\/?$/;
/** What can be added: an entry that is there already is shown, and so is what came by a link. */
const ADDED = /^(?!entry-)[^=]+$/;

/**
 * What an address of the planner asks for, or a link to one that is pressed, is kept from that moment on, in the small
 * letters of all names. The page may be left before the plan has it.
 */
export function keepRequests(): void {
  const requested: Record<string, number> = {};
  window.requestedAdditions = requested;
  const keep = ({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>) => {
    const name = hash.slice(1, 80).toLowerCase();
    if (!PLANNER.test(pathname) || !ADDED.test(name)) return;
    const now = Date.now();
    requested[name] = now;
    try {
      localStorage.setItem(ADDITION_PREFIX + name, String(now));
    } catch {
      // Nothing may be kept here: the page adds it while it is open.
    }
  };
  keep(location);
  addEventListener('hashchange', () => keep(location));
  addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element | null)?.closest?.('a');
      if (link) keep(link);
    },
    true,
  );
}
