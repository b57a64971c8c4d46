import type { Lookup, PageName } from '@trailbook/core/internal/dataset';
import {
  type CharacterId,
  type CountedItem,
  countedItems,
  PATHS,
  type Path,
} from '@trailbook/core/internal/dataset';
import { materials, newCharacterEntry } from '@trailbook/core/internal/planner';

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
 * Rule P1.
 */
export function presetsPage(lookup: Lookup): Preset[] {
  return [...lookup.dataset.characters.values()]
    .map((character) => ({
      id: character.id,
      pageId: character.pageId,
      name: lookup.character(character.id),
      path: character.path,
      pathName: lookup.path(character.path),
      rarity: character.rarity,
      items: presetItems(lookup, character.id),
    }))
    .sort((a, b) => PATHS.indexOf(a.path) - PATHS.indexOf(b.path) || a.id - b.id);
}

function presetItems(lookup: Lookup, id: CharacterId): CountedItem[] {
  const { dataset } = lookup;
  const entry = newCharacterEntry(dataset, id, { now: 0 });
  return entry ? countedItems(lookup, materials(dataset, entry)) : [];
}
