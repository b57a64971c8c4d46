import {
  type CharacterId,
  type Dataset,
  type Language,
  PATHS,
  type Path,
} from '../dataset/index.ts';
import { materials, newCharacterEntry } from '../planner/index.ts';
import { type CountedItem, countedItems } from './items.ts';
import { characterName, type PageName, pathName } from './names.ts';

/** A character with everything that it takes, as the planner counts it. */
export interface Preset {
  readonly id: CharacterId;
  readonly pageId: string;
  readonly name: PageName;
  readonly path: Path;
  readonly pathName: PageName;
  readonly rarity: number;
  readonly items: readonly CountedItem[];
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

function itemsOf(dataset: Dataset, language: Language, id: CharacterId): CountedItem[] {
  const entry = newCharacterEntry(dataset, id, { now: 0 });
  return entry ? countedItems(dataset, language, materials(dataset, entry)) : [];
}
