import type { Entry } from '@trailbook/core/internal/planner';
import type { OddsTarget } from '@trailbook/core/internal/user-data';
import type { HeldItem } from '@trailbook/core/internal/warp';
import type { WarpData } from '@trailbook/pages';

/** What is planned to be raised, is featured on some banner, and has not been pulled yet: as wishes. */
export function plannedTargets(
  { banners }: Pick<WarpData, 'banners'>,
  entries: readonly Entry[],
  collection: readonly HeldItem[],
): OddsTarget[] {
  const own = new Set(collection.map(({ itemId }) => itemId));
  const planned = new Set(entries.map(({ id }) => Number(id)));
  const targets = new Map<number, OddsTarget>();
  for (const { type, featured } of banners.values()) {
    if (featured === undefined || own.has(featured) || !planned.has(featured)) continue;
    targets.set(featured, { type, copies: 1, itemId: featured });
  }
  return [...targets.values()];
}
