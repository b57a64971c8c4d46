import {
  type Dataset,
  type ItemId,
  type Lookup,
  listedCharacters,
  listedLightCones,
  nameOf,
  oncePerLookup,
  type PageName,
} from '@trailbook/core/internal/dataset';
import {
  type Entry,
  materials,
  newCharacterEntry,
  newLightConeEntry,
} from '@trailbook/core/internal/planner';
import { foldText } from '@trailbook/core/internal/search';

/** A character or a light cone that asks for an item, and how many of it from the first level to the last. */
export interface ItemUser {
  readonly id: number;
  readonly pageId: string;
  readonly name: PageName;
  readonly rarity: number;
  readonly count: number;
}

export interface UsedBy {
  readonly characters: readonly ItemUser[];
  readonly lightCones: readonly ItemUser[];
}

/** Who asks for an item: the rarest first, in the order of their lists. */
export function usedBy(lookup: Lookup, item: ItemId): UsedBy {
  const { characters, lightCones } = amountsOf(lookup.dataset);
  return {
    characters: characters.flatMap(({ id, pageId, rarity, needs }) => {
      const count = needs.get(item);
      return count ? [{ id, pageId, rarity, count, name: lookup.character(id) }] : [];
    }),
    lightCones: lightCones.flatMap(({ id, pageId, rarity, needs }) => {
      const count = needs.get(item);
      const name = lookup.nameOr('lightCone', id, id);
      return count ? [{ id, pageId, rarity, count, name }] : [];
    }),
  };
}

interface Needing {
  readonly id: number;
  readonly pageId: string;
  readonly rarity: number;
  readonly needs: ReadonlyMap<ItemId, number>;
}

interface Amounts {
  readonly characters: readonly Needing[];
  readonly lightCones: readonly Needing[];
}

/** Worked out once for all items. */
const known = new WeakMap<Dataset, Amounts>();

function amountsOf(dataset: Dataset): Amounts {
  const amounts = known.get(dataset) ?? {
    characters: listedCharacters(dataset).map((thing) =>
      needing(dataset, thing, newCharacterEntry(dataset, thing.id, { now: 0 })),
    ),
    lightCones: listedLightCones(dataset).map((thing) =>
      needing(dataset, thing, newLightConeEntry(dataset, thing.id, { now: 0 })),
    ),
  };
  known.set(dataset, amounts);
  return amounts;
}

function needing(
  dataset: Dataset,
  { id, pageId, rarity }: Omit<Needing, 'needs'>,
  entry: Entry | undefined,
): Needing {
  return { id, pageId, rarity, needs: entry ? materials(dataset, entry) : new Map() };
}

/** What a gift lets one choose from; its set is null where our data do not say which. */
export interface GiftChoice {
  readonly set: { readonly pageId: string; readonly name: PageName } | null;
}

/** What an item lets one choose from: the relic set whose name it bears. Null for what is no such gift. */
export function choiceOf(lookup: Lookup, id: ItemId): GiftChoice | null {
  const { items, names } = lookup.dataset;
  if (items.get(id)?.purpose !== 'choiceGift') return null;
  const own = foldText(nameOf(names, 'en', 'item', id)?.text ?? '');
  const set = namedSets(lookup).find(({ name }) => own.includes(name))?.set;
  if (!set) return { set: null };
  return { set: { pageId: set.pageId, name: lookup.nameOr('relicSet', set.id, set.id) } };
}

/** Relic sets by their English names: no other language names an item and its set in one form. */
const namedSets = oncePerLookup(({ dataset: { relics, names } }) =>
  relics.sets.flatMap((set) => {
    const name = foldText(nameOf(names, 'en', 'relicSet', set.id)?.text ?? '');
    return name ? [{ set, name }] : [];
  }),
);
