import { LEGACY_STORES, type LegacyBlock } from '@trailbook/core/internal/user-data';

/** The older stores of this site's address; empty where there are none, or no storage at all. */
export function readLegacyStores(): LegacyBlock {
  try {
    const found = LEGACY_STORES.map((store) => [store, localStorage.getItem(store)] as const);
    return Object.fromEntries(found.filter(([, text]) => text !== null));
  } catch {
    return {};
  }
}

export function removeLegacyStores(block: LegacyBlock): void {
  for (const store of Object.keys(block)) localStorage.removeItem(store);
}
