import type { Lookup, PageName } from '@trailbook/core/internal/dataset';
import { ELEMENTS, type Element, PATHS, type Path } from '@trailbook/core/internal/dataset';

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
