import {
  type Dataset,
  ELEMENTS,
  type Element,
  type Language,
  type Name,
  nameOf,
  PATHS,
  type Path,
} from '../dataset/index.ts';

/** A name with its language only where it is not the page's: a fallback to be marked. */
export interface PageName {
  readonly text: string;
  readonly lang?: Language | undefined;
}

export interface CharacterCard {
  readonly id: number;
  readonly pageId: string;
  readonly name: PageName;
  readonly rarity: number;
  readonly path: Path;
  readonly element: Element;
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

const GENDER_MARKS = { M: '♂', F: '♀' } as const;

/**
 * A character's name; a protagonist's with its path in brackets and a mark of its gender, since all
 * share one name.
 */
export function characterName(dataset: Dataset, language: Language, id: number): PageName {
  const name = nameOf(dataset.names, language, 'character', id);
  const character = dataset.characters.get(id as Parameters<typeof dataset.characters.get>[0]);
  if (!character?.gender) return pageName(name, language, id);
  const path = pathName(dataset, language, character.path);
  return {
    ...pageName(name, language, id),
    text: `${name?.text ?? id} (${path.text}) ${GENDER_MARKS[character.gender]}`,
  };
}

/** Protagonists have the highest ids, but were there from the start. */
function protagonistsLast(a: CharacterCard, b: CharacterCard): number {
  return Number(isProtagonist(a)) - Number(isProtagonist(b));
}

function isProtagonist(card: CharacterCard): boolean {
  return /^player(boy|girl)-/.test(card.pageId);
}

/** A path's name; names of paths are kept under their place in the list. */
export function pathName(dataset: Dataset, language: Language, path: Path): PageName {
  return pageName(nameOf(dataset.names, language, 'path', PATHS.indexOf(path) + 1), language, path);
}

export function elementName(dataset: Dataset, language: Language, element: Element): PageName {
  const place = ELEMENTS.indexOf(element) + 1;
  return pageName(nameOf(dataset.names, language, 'element', place), language, element);
}

/** A looked-up name as pages carry it. What has no name anywhere is shown by what it is called in the data. */
export function pageName(
  name: Name | undefined,
  language: Language,
  otherwise: number | string,
): PageName {
  if (!name) return { text: String(otherwise) };
  return name.language === language
    ? { text: name.text }
    : { text: name.text, lang: name.language };
}
