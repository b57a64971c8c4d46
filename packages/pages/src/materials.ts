import {
  type ConsumableKind,
  CREDIT,
  ITEM_PURPOSES,
  type ItemId,
  type ItemPurpose,
  type ItemWithPage,
  type Lookup,
  oncePerLookup,
  type PageName,
  type Recipe,
} from '@trailbook/core/internal/dataset';
import { foreignLast } from './foreign.ts';

export interface MaterialCard {
  readonly id: number;
  readonly pageId: string;
  readonly name: PageName;
  readonly rarity: number;
  readonly purpose: ItemPurpose;
  /** What it is eaten for; left out where it is no food. */
  readonly food?: ConsumableKind | undefined;
  readonly tier: number | null;
  readonly icon: string;
}

export interface MaterialListPage {
  readonly materials: readonly MaterialCard[];
  readonly filters: {
    readonly purposes: readonly ItemPurpose[];
    readonly rarities: readonly number[];
  };
}

/** Food has a list of its own, and recipes have none. */
const UNLISTED: ReadonlySet<ItemPurpose> = new Set(['consumable', 'recipe']);

/**
 * The list of materials: the rarest first, those of one use together.
 * Rule D2.
 */
export const materialListPage = oncePerLookup((lookup): MaterialListPage => {
  const materials = [...lookup.dataset.itemsByPage.values()]
    .filter(({ purpose }) => !UNLISTED.has(purpose))
    .sort(
      (a, b) =>
        b.rarity - a.rarity ||
        ITEM_PURPOSES.indexOf(a.purpose) - ITEM_PURPOSES.indexOf(b.purpose) ||
        a.id - b.id,
    )
    .map((item) => materialCard(lookup, item))
    .sort(foreignLast);
  return {
    materials,
    filters: {
      purposes: ITEM_PURPOSES.filter((one) => materials.some(({ purpose }) => purpose === one)),
      rarities: [...new Set(materials.map(({ rarity }) => rarity))],
    },
  };
});

export function materialCard(
  lookup: Lookup,
  { id, pageId, rarity, purpose, tier, icon }: ItemWithPage,
): MaterialCard {
  const food = lookup.dataset.consumables.get(id)?.kind;
  return {
    id,
    pageId,
    name: lookup.nameOr('item', id, id),
    rarity,
    purpose,
    ...(food && { food }),
    tier: tier ?? null,
    icon,
  };
}

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
