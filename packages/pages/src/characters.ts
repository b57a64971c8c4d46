import type { Lookup, PageName } from '@trailbook/core/internal/dataset';
import {
  type Element,
  isNew,
  listedCharacters,
  oncePerLookup,
  type Path,
} from '@trailbook/core/internal/dataset';
import type { Feat } from '@trailbook/core/internal/effects';
import {
  type Choice,
  elementChoices,
  type FeatChoices,
  featChoices,
  pathChoices,
  raritiesOf,
} from './filters.ts';

export interface CharacterCard {
  readonly id: number;
  readonly pageId: string;
  readonly name: PageName;
  readonly rarity: number;
  readonly path: Path;
  readonly element: Element;
  readonly icon: string;
  /** Whether it came with the version that the data are of. */
  readonly isNew: boolean;
  /** Left out where it is out. */
  readonly isUnreleased?: true;
  /** What players ask who can do it. */
  readonly does: readonly Feat[];
}

export interface CharacterListPage {
  readonly characters: readonly CharacterCard[];
  readonly filters: {
    readonly rarities: readonly number[];
    readonly paths: readonly Choice<Path>[];
    readonly elements: readonly Choice<Element>[];
    readonly does: readonly FeatChoices[];
  };
}

/** All characters, as their list shows them. */
export const characterCards = oncePerLookup((lookup): readonly CharacterCard[] => {
  const { dataset } = lookup;
  return listedCharacters(dataset).map((character) => ({
    id: character.id,
    pageId: character.pageId,
    name: lookup.character(character.id),
    rarity: character.rarity,
    path: character.path,
    element: character.element,
    icon: character.icon,
    isNew: isNew(dataset, character),
    ...(character.unreleased && { isUnreleased: true }),
    does: dataset.doers.characters.get(character.id) ?? [],
  }));
});

/**
 * The character list.
 * Rule D1.
 */
export function characterListPage(lookup: Lookup): CharacterListPage {
  const characters = characterCards(lookup);
  return {
    characters,
    filters: {
      rarities: raritiesOf(characters),
      paths: pathChoices(lookup),
      elements: elementChoices(lookup),
      does: featChoices(lookup, characters),
    },
  };
}
