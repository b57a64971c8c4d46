import type { Lookup, PageName, Path } from '@trailbook/core/internal/dataset';
import { isNew, listedLightCones, oncePerLookup } from '@trailbook/core/internal/dataset';
import type { Feat } from '@trailbook/core/internal/effects';
import { type Choice, type FeatChoices, featChoices, pathChoices, raritiesOf } from './filters.ts';

export interface LightConeCard {
  readonly id: number;
  readonly pageId: string;
  readonly name: PageName;
  readonly rarity: number;
  readonly path: Path;
  readonly icon: string;
  /** Whether it came with the version that the data are of. */
  readonly isNew: boolean;
  /** Left out where it is out. */
  readonly isUnreleased?: true;
  /** What players ask who can do it. */
  readonly does: readonly Feat[];
}

export interface LightConeListPage {
  readonly lightCones: readonly LightConeCard[];
  readonly filters: {
    readonly rarities: readonly number[];
    readonly paths: readonly Choice<Path>[];
    readonly does: readonly FeatChoices[];
  };
}

/** All light cones, as their list shows them. */
export const lightConeCards = oncePerLookup((lookup): readonly LightConeCard[] => {
  const { dataset } = lookup;
  return listedLightCones(dataset).map((lightCone) => ({
    id: lightCone.id,
    pageId: lightCone.pageId,
    name: lookup.nameOr('lightCone', lightCone.id, lightCone.id),
    rarity: lightCone.rarity,
    path: lightCone.path,
    icon: lightCone.icon,
    isNew: isNew(dataset, lightCone),
    ...(lightCone.unreleased && { isUnreleased: true }),
    does: dataset.doers.lightCones.get(lightCone.id) ?? [],
  }));
});

/**
 * The light cone list.
 * Rule D2.
 */
export function lightConeListPage(lookup: Lookup): LightConeListPage {
  const lightCones = lightConeCards(lookup);
  return {
    lightCones,
    filters: {
      rarities: raritiesOf(lightCones),
      paths: pathChoices(lookup),
      does: featChoices(lookup, lightCones),
    },
  };
}
