import type { Consumable, ConsumableKind } from '../dataset/index.ts';
import { CONSUMABLE_KINDS } from '../dataset/index.ts';
import { raritiesOf } from './filters.ts';
import { type MaterialCard, materialCard } from './materials.ts';
import { oncePerLookup } from './once-per-lookup.ts';

export interface ConsumableCard extends MaterialCard {
  /** What it is eaten for; null where it is no food. */
  readonly kind: ConsumableKind | null;
}

export interface ConsumableListPage {
  readonly consumables: readonly ConsumableCard[];
  readonly filters: {
    readonly kinds: readonly ConsumableKind[];
    readonly rarities: readonly number[];
  };
}

/** What a consumable does, in figures; shares are of the full HP and energy, and what is below zero is taken. */
export type ConsumableEffect = Omit<Consumable, 'id'>;

/** The list of consumables: the rarest first. Source: specification 1, '/{lang}/consumables'. */
export const consumableListPage = oncePerLookup((lookup): ConsumableListPage => {
  const { itemsByPage, consumables: known } = lookup.dataset;
  const consumables = [...itemsByPage.values()]
    .filter(({ purpose }) => purpose === 'consumable')
    .sort((a, b) => b.rarity - a.rarity || a.id - b.id)
    .map((item) => ({
      ...materialCard(lookup, item),
      kind: known.get(item.id)?.kind ?? null,
    }));
  return {
    consumables,
    filters: {
      kinds: CONSUMABLE_KINDS.filter((one) => consumables.some(({ kind }) => kind === one)),
      rarities: raritiesOf(consumables),
    },
  };
});
