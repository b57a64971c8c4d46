import type { Lookup, PageName } from '@trailbook/core/internal/dataset';
import {
  type ConsumableKind,
  ITEM_PURPOSES,
  type ItemPurpose,
  type ItemWithPage,
  oncePerLookup,
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
