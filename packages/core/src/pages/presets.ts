import {
  type CharacterId,
  type Dataset,
  type ItemId,
  type ItemPurpose,
  type Language,
  nameOf,
  PATHS,
  type Path,
} from '../dataset/index.ts';
import { materials, newCharacterEntry } from '../planner/index.ts';
import { characterName, type PageName, pageName, pathName } from './characters.ts';

export interface PresetItem {
  readonly id: ItemId;
  readonly name: PageName;
  readonly purpose: ItemPurpose;
  readonly rarity: number;
  readonly tier: number | null;
  readonly count: number;
}

/** A character with everything that it takes, as the planner counts it. */
export interface Preset {
  readonly id: CharacterId;
  readonly pageId: string;
  readonly name: PageName;
  readonly path: Path;
  readonly pathName: PageName;
  readonly rarity: number;
  readonly items: readonly PresetItem[];
}

/**
 * Every character with the materials of its full preset, by path, for those who check the figures.
 * Source: specification 2, 'Debug page of the planner'.
 */
export function presetsPage(dataset: Dataset, language: Language): Preset[] {
  return [...dataset.characters.values()]
    .map((character) => ({
      id: character.id,
      pageId: character.pageId,
      name: characterName(dataset, language, character.id),
      path: character.path,
      pathName: pathName(dataset, language, character.path),
      rarity: character.rarity,
      items: itemsOf(dataset, language, character.id),
    }))
    .sort((a, b) => PATHS.indexOf(a.path) - PATHS.indexOf(b.path) || a.id - b.id);
}

function itemsOf(dataset: Dataset, language: Language, id: CharacterId): PresetItem[] {
  const entry = newCharacterEntry(dataset, id, { now: 0 });
  const counts = entry ? materials(dataset, entry) : new Map<ItemId, number>();
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([itemId, count]) => {
      const item = dataset.items.get(itemId);
      return {
        id: itemId,
        name: pageName(nameOf(dataset.names, language, 'item', itemId), language, itemId),
        purpose: item?.purpose ?? 'other',
        rarity: item?.rarity ?? 1,
        tier: item?.tier ?? null,
        count,
      };
    });
}
