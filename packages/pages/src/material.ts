import type { ItemId, ItemPurpose, Lookup, PageText } from '@trailbook/core/internal/dataset';
import { type CountedItem, countedItems } from '@trailbook/core/internal/dataset';
import { type ConsumableEffect, consumableListPage } from './consumables.ts';
import {
  type Assignment,
  assignmentsOf,
  type DroppedBy,
  droppedBy,
  type Offer,
  offersOf,
} from './item-origins.ts';
import { type MaterialCard, materialCard, materialListPage, rawMaterials } from './materials.ts';
import { type Listed, type Neighbours, neighboursOf } from './neighbours.ts';
import { type RecipeCard, type RecipeUse, recipesOf, taughtBy, usesOf } from './recipes.ts';
import { type StageGroup, stagesOf } from './stages.ts';
import { choiceOf, type GiftChoice, type UsedBy, usedBy } from './used-by.ts';

export interface MaterialPage extends MaterialCard {
  readonly nickname: string;
  readonly hasTexts: boolean;
  readonly text: PageText | null;
  readonly lore: PageText | null;
  /** What eating it does, where it is food. */
  readonly effect: ConsumableEffect | null;
  /** What one chooses from, where it is a gift of that kind. */
  readonly choice: GiftChoice | null;
  readonly stages: readonly StageGroup[];
  readonly droppedBy: DroppedBy;
  readonly assignments: readonly Assignment[];
  readonly offers: readonly Offer[];
  readonly madeFrom: readonly RecipeCard[];
  /** All that one of it takes in the end, credits among it; empty where it cannot be made. */
  readonly raw: readonly CountedItem[];
  readonly usedIn: readonly RecipeUse[];
  /** What it lets make, where it is a recipe. */
  readonly teaches: readonly RecipeCard[];
  readonly usedBy: UsedBy;
  readonly neighbours: Neighbours;
}

/**
 * An item's page. Rule D15.
 *
 * @returns undefined when there is no such item, or it has no page of its own
 */
export function materialPage(lookup: Lookup, id: ItemId): MaterialPage | undefined {
  const { dataset } = lookup;
  const item = dataset.itemsByPage.get(dataset.items.get(id)?.pageId ?? '');
  if (!item) return undefined;
  return {
    ...materialCard(lookup, item),
    nickname: lookup.nickname,
    hasTexts: lookup.hasTexts,
    text: lookup.text('itemDescription', id),
    lore: lookup.text('itemLore', id),
    effect: dataset.consumables.get(id) ?? null,
    choice: choiceOf(lookup, id),
    stages: stagesOf(lookup, id),
    droppedBy: droppedBy(lookup, id),
    assignments: assignmentsOf(lookup, id),
    offers: offersOf(lookup, id),
    madeFrom: recipesOf(lookup, id),
    raw: countedItems(lookup, rawMaterials(dataset.recipes, id)),
    usedIn: usesOf(lookup, id),
    teaches: taughtBy(lookup, id),
    usedBy: usedBy(lookup, id),
    neighbours: neighboursOf(listOf(lookup, item.purpose), item.pageId),
  };
}

/** The list that an item stands on. */
function listOf(lookup: Lookup, purpose: ItemPurpose): readonly Listed[] {
  return purpose === 'consumable'
    ? consumableListPage(lookup).consumables
    : materialListPage(lookup).materials;
}
