import type { Language } from '../basics/languages.ts';
import type { Dataset } from './dataset.ts';
import type { FarmKind } from './farming.ts';
import type { CharacterId, ItemId } from './ids.ts';
import type { ConsumableKind, Element, ItemPurpose, NameKind, Path, TextKind } from './kinds.ts';
import type { Cost } from './schema.ts';
import type { PageText } from './texts.ts';

/** A name with its language only where it is not the page's: a fallback to be marked. */
export interface PageName {
  readonly text: string;
  readonly lang?: Language | undefined;
}

/** An item as pages name and draw it. */
export interface ItemRef {
  readonly id: ItemId;
  /** Null where it has no page of its own. */
  readonly pageId: string | null;
  readonly name: PageName;
  readonly purpose: ItemPurpose;
  /** What it is eaten for; left out where it is no food. */
  readonly food?: ConsumableKind | undefined;
  readonly rarity: number;
  readonly tier: number | null;
  readonly icon: string | null;
  /** Where it is farmed for trailblaze power; null where it is not. */
  readonly source: FarmKind | null;
}

/** The game's data as one language tells it: what page models ask for names and texts. */
export interface Lookup {
  readonly dataset: Dataset;
  readonly language: Language;
  /** Whether any sentences were read: then a missing one is missing, else none is to be expected. */
  readonly hasTexts: boolean;
  /** What a player is called where the game calls them by their own name: as the protagonist. */
  readonly nickname: string;
  /**
   * Null where neither the language nor English has a name: the page then says what kind of thing it is. What has a
   * page of its own bears the name that it has in any other.
   */
  readonly name: (kind: NameKind, key: number) => PageName | null;
  /** What has no name is shown by what it is called in the data. */
  readonly nameOr: (kind: NameKind, key: number, otherwise: number | string) => PageName;
  /** Null where neither the language nor English has the text. */
  readonly text: (kind: TextKind, key: number) => PageText | null;
  readonly item: (id: ItemId) => ItemRef;
  /** What the game's own word for a stat, such as `MaxHP`, is called. */
  readonly stat: (property: string) => PageName;
  readonly path: (path: Path) => PageName;
  readonly element: (element: Element) => PageName;
  /** Told apart from its namesakes. */
  readonly character: (id: CharacterId) => PageName;
}

/** Makes a list once for each lookup: the neighbours of every thing on it are found on the same list. */
export function oncePerLookup<List extends object>(
  make: (lookup: Lookup) => List,
): (lookup: Lookup) => List {
  const made = new WeakMap<Lookup, List>();
  return (lookup) => {
    const list = made.get(lookup) ?? make(lookup);
    made.set(lookup, list);
    return list;
  };
}

export interface CountedItem extends ItemRef {
  readonly count: number;
}

/** Items and how many of each, by id. */
export function countedItems(lookup: Lookup, counts: ReadonlyMap<ItemId, number>): CountedItem[] {
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([id, count]) => ({ ...lookup.item(id), count }));
}

/** Every item that some costs name, by its id. */
export function itemsOf(lookup: Lookup, costs: readonly Cost[]): Record<string, ItemRef> {
  const ids = new Set<ItemId>(costs.flatMap((cost) => cost.map((row) => row.id)));
  return Object.fromEntries([...ids].sort((a, b) => a - b).map((id) => [id, lookup.item(id)]));
}
