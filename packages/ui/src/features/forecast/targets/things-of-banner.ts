import { protagonistGender } from '@trailbook/core/internal/dataset';
import type { StoredTarget } from '@trailbook/core/internal/user-data';
import type { WarpData } from '@trailbook/pages';

/** Light cones of 5★ from here on are bought, never pulled. Source: EquipmentConfig numbers them 24xxx. */
const BOUGHT_FROM = 24_000;

/** Everything of 5★ that such a banner may feature: any may come again, or for the first time. */
export function thingsOfBanner(
  { things }: Pick<WarpData, 'things'>,
  type: StoredTarget['type'],
): number[] {
  const kind = type === 11 || type === 21 ? 'character' : 'lightCone';
  const isPulled = (id: number) =>
    kind === 'character' ? protagonistGender(id) === undefined : id < BOUGHT_FROM;
  return [...things.values()]
    .filter((thing) => thing.kind === kind && thing.rarity === 5 && isPulled(thing.id))
    .map(({ id }) => id);
}
