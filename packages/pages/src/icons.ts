import type { Lookup, PageName, PlayerIcon } from '@trailbook/core/internal/dataset';
import { oncePerLookup } from '@trailbook/core/internal/dataset';
import { foreignLast } from './foreign.ts';
import { type Listed, type Neighbours, neighboursOf } from './neighbours.ts';

export interface IconCard {
  readonly id: number;
  readonly pageId: string;
  readonly name: PageName;
  /** Of the character whose face it is; null where it is no character's own. */
  readonly rarity: number | null;
  readonly icon: string;
  /** Whose face it is, and with whom it comes. */
  readonly character: Listed | null;
}

export interface IconListPage {
  readonly icons: readonly IconCard[];
  readonly filters: { readonly rarities: readonly number[] };
}

export interface IconPage extends IconCard {
  readonly neighbours: Neighbours;
}

/** All player icons: those of the rarest characters first, those of no one character last. */
export const iconListPage = oncePerLookup((lookup): IconListPage => {
  const icons = [...lookup.dataset.iconsByPage.values()]
    .map((icon) => iconCard(lookup, icon))
    .sort((a, b) => foreignLast(a, b) || (b.rarity ?? 0) - (a.rarity ?? 0) || b.id - a.id);
  const rarities = icons.flatMap(({ rarity }) => rarity ?? []);
  return { icons, filters: { rarities: [...new Set(rarities)] } };
});

/**
 * A player icon, and whose face it is.
 *
 * @returns undefined when there is no such icon, or it has no name
 */
export function iconPage(lookup: Lookup, id: number): IconPage | undefined {
  const { iconsByPage, icons } = lookup.dataset;
  const icon = icons.find((one) => one.id === id);
  if (!icon || !iconsByPage.has(icon.pageId)) return undefined;
  return {
    ...iconCard(lookup, icon),
    neighbours: neighboursOf(iconListPage(lookup).icons, icon.pageId),
  };
}

function iconCard(lookup: Lookup, { id, pageId, icon, character }: PlayerIcon): IconCard {
  const face = character && lookup.dataset.characters.get(character);
  return {
    ...{ id, pageId, icon },
    name: lookup.nameOr('playerIcon', id, id),
    rarity: face?.rarity ?? null,
    character: face ? { pageId: face.pageId, name: lookup.character(face.id) } : null,
  };
}
