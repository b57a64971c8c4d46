import { CREDIT, type ItemId, type Recipe } from '@trailbook/core/internal/dataset';

/**
 * All that making one of an item takes in the end: of what it is made of, and what that is made of, down to what is
 * found. Credits are among it. An exchange of one item for another makes nothing.
 *
 * @returns empty where it cannot be made
 */
export function rawMaterials(recipes: readonly Recipe[], item: ItemId): Map<ItemId, number> {
  const fixed = new Map(
    recipes
      .filter(({ kind, anyOf }) => (kind === 'synthesis' || kind === 'food') && !anyOf)
      // Where there are several ways, the game's first.
      .toReversed()
      .map((recipe) => [recipe.makes, recipe] as const),
  );
  const raw = new Map<ItemId, number>();
  if (fixed.has(item)) take(item, 1, []);
  return raw;

  /** `above` are those being made of it: a circle of recipes ends where it begins. */
  function take(id: ItemId, count: number, above: readonly ItemId[]): void {
    const recipe = above.includes(id) ? undefined : fixed.get(id);
    if (!recipe) {
      raw.set(id, (raw.get(id) ?? 0) + count);
      return;
    }
    if (recipe.credits > 0) raw.set(CREDIT, (raw.get(CREDIT) ?? 0) + count * recipe.credits);
    for (const part of recipe.materials) take(part.id, count * part.count, [...above, id]);
  }
}
