import type { Path } from '../dataset/index.ts';
import { type Choice, pathChoices, raritiesOf } from './filters.ts';
import type { Lookup, PageName } from './lookup.ts';
import { newestFirst } from './newness.ts';

export interface LightConeCard {
  readonly id: number;
  readonly pageId: string;
  readonly name: PageName;
  readonly rarity: number;
  readonly path: Path;
  readonly icon: string;
}

export interface LightConeListPage {
  readonly lightCones: readonly LightConeCard[];
  readonly filters: {
    readonly rarities: readonly number[];
    readonly paths: readonly Choice<Path>[];
  };
}

/**
 * The light cone list: the rarest first, newest first within a rarity.
 * Source: specification 1, section 2, '/{lang}/equipment'.
 */
export function lightConeListPage(lookup: Lookup): LightConeListPage {
  const byNewness = newestFirst(lookup.dataset);
  const lightCones = [...lookup.dataset.lightCones.values()]
    .sort((a, b) => b.rarity - a.rarity || byNewness(a, b))
    .map(({ id, pageId, rarity, path, icon }) => ({
      id,
      pageId,
      name: lookup.nameOr('lightCone', id, id),
      rarity,
      path,
      icon,
    }));
  return {
    lightCones,
    filters: { rarities: raritiesOf(lightCones), paths: pathChoices(lookup) },
  };
}
