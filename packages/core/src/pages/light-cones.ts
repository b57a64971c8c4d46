import { type Dataset, type Language, nameOf, PATHS, type Path } from '../dataset/index.ts';
import { type PageName, pageName, pathName } from './names.ts';

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
    readonly rarityEquip: readonly number[];
    readonly baseTypeChar: readonly { readonly value: Path; readonly name: PageName }[];
  };
}

/**
 * The light cone list: the rarest first, newest first within a rarity.
 * Source: specification 1, section 2, '/{lang}/equipment'.
 */
export function lightConeListPage(dataset: Dataset, language: Language): LightConeListPage {
  const lightCones = [...dataset.lightCones.values()]
    .map(({ id, pageId, rarity, path, icon }) => ({
      id,
      pageId,
      name: pageName(nameOf(dataset.names, language, 'lightCone', id), language, id),
      rarity,
      path,
      icon,
    }))
    .sort((a, b) => b.rarity - a.rarity || b.id - a.id);
  return {
    lightCones,
    filters: {
      rarityEquip: [...new Set(lightCones.map((card) => card.rarity))],
      baseTypeChar: PATHS.map((value) => ({ value, name: pathName(dataset, language, value) })),
    },
  };
}
