import { type Entry, inOrder } from '@trailbook/core/internal/planner';
import type { OddsTarget } from '@trailbook/core/internal/user-data';
import type { HeldItem } from '@trailbook/core/internal/warp';
import type { WarpData } from '@trailbook/pages';

/** What is planned to be raised, is featured on some banner, and has not been pulled yet: as wishes, in the plan's order. */
export function plannedTargets(
  { banners }: Pick<WarpData, 'banners'>,
  entries: readonly Entry[],
  collection: readonly HeldItem[],
): OddsTarget[] {
  const own = new Set(collection.map(({ itemId }) => itemId));
  const typeOf = new Map([...banners.values()].map(({ featured, type }) => [featured, type]));
  const planned = inOrder(entries.filter(({ custom }) => !custom)).map(({ id }) => Number(id));
  return [...new Set(planned)].flatMap((itemId) => {
    const type = typeOf.get(itemId);
    return type === undefined || own.has(itemId) ? [] : { type, copies: 1, itemId };
  });
}
