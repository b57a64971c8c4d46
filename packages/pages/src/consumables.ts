import type { Consumable, ConsumableKind } from '@trailbook/core/internal/dataset';
import { CONSUMABLE_KINDS, oncePerLookup } from '@trailbook/core/internal/dataset';
import { consumableWords } from '@trailbook/core/internal/search';
import { raritiesOf } from './filters.ts';
import { foreignLast } from './foreign.ts';
import { type MaterialCard, materialCard } from './materials.ts';

export interface ConsumableCard extends MaterialCard {
  /** What it does, where it is food; what it is eaten for is its `food`. */
  readonly effect: Omit<ConsumableEffect, 'kind'> | null;
  /** What else it is searched by: words for what it does. */
  readonly also?: string;
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

/** The list of consumables: the rarest first. Rule D2. */
export const consumableListPage = oncePerLookup((lookup): ConsumableListPage => {
  const { itemsByPage, consumables: known } = lookup.dataset;
  const consumables = [...itemsByPage.values()]
    .filter(({ purpose }) => purpose === 'consumable')
    .sort((a, b) => b.rarity - a.rarity || a.id - b.id)
    .map((item): ConsumableCard => {
      const also = consumableWords(lookup, known.get(item.id));
      const effect = effectOf(known.get(item.id));
      return { ...materialCard(lookup, item), effect, ...(also && { also }) };
    })
    .sort(foreignLast);
  return {
    consumables,
    filters: {
      kinds: CONSUMABLE_KINDS.filter((one) => consumables.some(({ food }) => food === one)),
      rarities: raritiesOf(consumables),
    },
  };
});

function effectOf(known: Consumable | undefined): ConsumableCard['effect'] {
  if (!known) return null;
  const { id: _, kind: __, ...effect } = known;
  return effect;
}
