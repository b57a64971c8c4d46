import { type Character, type Element, isProtagonist, type Path } from '../dataset/index.ts';
import { type Choice, elementChoices, pathChoices, raritiesOf } from './filters.ts';
import type { Lookup, PageName } from './lookup.ts';

export interface CharacterCard {
  readonly id: number;
  readonly pageId: string;
  readonly name: PageName;
  readonly rarity: number;
  readonly path: Path;
  readonly element: Element;
  readonly icon: string;
  /** Whether it came with the game version of the data. */
  readonly isNew: boolean;
}

export interface CharacterListPage {
  readonly characters: readonly CharacterCard[];
  readonly filters: {
    readonly rarities: readonly number[];
    readonly paths: readonly Choice<Path>[];
    readonly elements: readonly Choice<Element>[];
  };
}

/**
 * The character list: five-stars first, newest first within a rarity.
 * Source: specification 1, section 2, '/{lang}/characters' with its three filters.
 */
export function characterListPage(lookup: Lookup): CharacterListPage {
  const characters = [...lookup.dataset.characters.values()]
    .sort((a, b) => b.rarity - a.rarity || protagonistsLast(a, b) || b.id - a.id)
    .map((character) => ({
      id: character.id,
      pageId: character.pageId,
      name: lookup.character(character.id),
      rarity: character.rarity,
      path: character.path,
      element: character.element,
      icon: character.icon,
      isNew: isNew(lookup, character),
    }));
  return {
    characters,
    filters: {
      rarities: raritiesOf(characters),
      paths: pathChoices(lookup),
      elements: elementChoices(lookup),
    },
  };
}

/** Whether a character's first banner ran in the version that the data is of. */
function isNew({ dataset }: Lookup, { id }: Character): boolean {
  const first = dataset.banners.schedule.find(
    (banner) => banner.featured5.includes(id) || banner.featured4.includes(id),
  );
  return first?.version === dataset.manifest.gameVersion;
}

/** Protagonists have the highest ids, but were there from the start. */
function protagonistsLast(a: Character, b: Character): number {
  return Number(isProtagonist(a)) - Number(isProtagonist(b));
}
