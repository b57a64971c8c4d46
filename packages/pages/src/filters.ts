import {
  ELEMENTS,
  type Element,
  type Lookup,
  PATHS,
  type PageName,
  type Path,
} from '@trailbook/core/internal/dataset';
import {
  effectTextOf,
  FEAT_GROUPS,
  FEATS,
  type Feat,
  type FeatGroup,
  featLabel,
  featNamer,
} from '@trailbook/core/internal/effects';

/** What a list's filter offers to choose. */
export interface Choice<Value> {
  readonly value: Value;
  readonly name: PageName;
}

export function pathChoices(lookup: Lookup): Choice<Path>[] {
  return PATHS.map((value) => ({ value, name: lookup.path(value) }));
}

export function elementChoices(lookup: Lookup): Choice<Element>[] {
  return ELEMENTS.map((value) => ({ value, name: lookup.element(value) }));
}

/** The rarities that there are among some cards, in the order of the cards. */
export function raritiesOf(cards: readonly { readonly rarity: number }[]): number[] {
  return [...new Set(cards.map((card) => card.rarity))];
}

/** What a list's filter offers to choose of one group of feats. */
export interface FeatChoices {
  readonly group: FeatGroup;
  readonly legend: string;
  readonly choices: readonly Choice<Feat>[];
}

/** The feats that some cards can do, by group; a group of which no card does anything stands empty. */
export function featChoices(
  lookup: Lookup,
  cards: readonly { readonly does: readonly Feat[] }[],
): FeatChoices[] {
  const effectText = effectTextOf(lookup);
  const nameOf = featNamer(effectText);
  const done = new Set(cards.flatMap(({ does }) => does));
  return FEAT_GROUPS.map((group) => ({
    group,
    legend: effectText.terms.feats.groups[group],
    choices: FEATS.filter((feat) => feat.group === group && done.has(feat.pageId)).map(
      ({ pageId }) => ({
        value: pageId,
        name: { text: featLabel(lookup.language, nameOf(pageId)) },
      }),
    ),
  }));
}
