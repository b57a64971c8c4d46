import type { Lookup } from '@trailbook/core/internal/dataset';
import {
  type CountedItem,
  CREDIT,
  countedItems,
  type ItemId,
  type ItemRef,
  type Recipe,
} from '@trailbook/core/internal/dataset';

/** How one of an item is made. */
export interface RecipeCard {
  readonly id: number;
  readonly kind: Recipe['kind'];
  readonly makes: ItemRef;
  /** Credits are among them. */
  readonly materials: readonly CountedItem[];
  /** So many of any of these, beside the materials. */
  readonly anyOf: { readonly count: number; readonly items: readonly ItemRef[] } | null;
  /** The equilibrium level that it asks for. */
  readonly equilibrium: number | null;
  /** The recipe that must be owned. */
  readonly needs: ItemRef | null;
  readonly limit: Recipe['limit'] | null;
}

/** Something that an item is a part of. */
export interface RecipeUse {
  readonly id: number;
  readonly kind: Recipe['kind'];
  readonly makes: ItemRef;
  /** How many of the item one of it takes. */
  readonly count: number;
}

/** The ways to make an item. */
export function recipesOf(lookup: Lookup, item: ItemId): RecipeCard[] {
  return cards(lookup, ({ makes }) => makes === item);
}

/** What can be made with a recipe that is an item itself, of purpose 19. */
export function taughtBy(lookup: Lookup, item: ItemId): RecipeCard[] {
  return cards(lookup, ({ needs }) => needs === item);
}

/** What an item is made into, with others or alone. */
export function usesOf(lookup: Lookup, item: ItemId): RecipeUse[] {
  return lookup.dataset.recipes.flatMap((recipe) => {
    const count = countIn(recipe, item);
    const { id, kind, makes } = recipe;
    return count > 0 ? [{ id, kind, makes: lookup.item(makes), count }] : [];
  });
}

function countIn({ materials, anyOf }: Recipe, item: ItemId): number {
  const fixed = materials.find(({ id }) => id === item)?.count ?? 0;
  return fixed + (anyOf?.items.some((id) => id === item) ? anyOf.count : 0);
}

function cards(lookup: Lookup, isWanted: (recipe: Recipe) => boolean): RecipeCard[] {
  return lookup.dataset.recipes.filter(isWanted).map((recipe) => ({
    id: recipe.id,
    kind: recipe.kind,
    makes: lookup.item(recipe.makes),
    materials: countedItems(lookup, takenBy(recipe)),
    anyOf: recipe.anyOf
      ? { count: recipe.anyOf.count, items: recipe.anyOf.items.map((id) => lookup.item(id)) }
      : null,
    equilibrium: recipe.equilibrium ?? null,
    needs: recipe.needs ? lookup.item(recipe.needs) : null,
    limit: recipe.limit ?? null,
  }));
}

function takenBy({ materials, credits }: Recipe): Map<ItemId, number> {
  const taken = new Map<ItemId, number>(materials.map(({ id, count }) => [id, count]));
  if (credits > 0) taken.set(CREDIT, credits);
  return taken;
}
