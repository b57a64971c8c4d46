import {
  type Dataset,
  ELEMENTS,
  type Element,
  type Language,
  PATHS,
  type Path,
} from '../dataset/index.ts';
import { characterName, elementName, type PageName, pathName } from './names.ts';

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

/** A group of filter options; the title and rarity texts are the screen's. */
export interface CharacterFilters {
  readonly rarityChar: readonly number[];
  readonly baseTypeChar: readonly { readonly value: Path; readonly name: PageName }[];
  readonly damageType: readonly { readonly value: Element; readonly name: PageName }[];
}

export interface CharacterListPage {
  readonly characters: readonly CharacterCard[];
  readonly filters: CharacterFilters;
}

/**
 * The character list: five-stars first, newest first within a rarity.
 * Source: specification 1, section 2, '/{lang}/characters' with its three filters.
 */
export function characterListPage(dataset: Dataset, language: Language): CharacterListPage {
  const characters = [...dataset.characters.values()]
    .map((character) => ({
      id: character.id,
      pageId: character.pageId,
      name: characterName(dataset, language, character.id),
      rarity: character.rarity,
      path: character.path,
      element: character.element,
      icon: character.icon,
      isNew: isNew(dataset, character.id),
    }))
    .sort((a, b) => b.rarity - a.rarity || protagonistsLast(a, b) || b.id - a.id);
  return {
    characters,
    filters: {
      rarityChar: [...new Set(characters.map((card) => card.rarity))],
      baseTypeChar: PATHS.map((value) => ({ value, name: pathName(dataset, language, value) })),
      damageType: ELEMENTS.map((value) => ({ value, name: elementName(dataset, language, value) })),
    },
  };
}

/** Whether a character's first banner ran in the version that the data is of. */
function isNew(dataset: Dataset, id: number): boolean {
  const first = dataset.banners.schedule.find(
    (banner) => banner.featured5.includes(id) || banner.featured4.includes(id),
  );
  return first?.version === dataset.manifest.gameVersion;
}

/** Protagonists have the highest ids, but were there from the start. */
function protagonistsLast(a: CharacterCard, b: CharacterCard): number {
  return Number(isProtagonist(a)) - Number(isProtagonist(b));
}

function isProtagonist(card: CharacterCard): boolean {
  return /^player(boy|girl)-/.test(card.pageId);
}
