import {
  type Dataset,
  type ItemId,
  type Language,
  type LightCone,
  type LightConeId,
  nameOf,
  type Path,
} from '../dataset/index.ts';
import { materials, newLightConeEntry } from '../planner/index.ts';
import { type FigureFormat, figureFormats } from '../text/index.ts';

import { type CountedItem, countedItems, type ItemRef, itemRef } from './items.ts';
import {
  type BaseStatNames,
  baseStatNames,
  named,
  nicknameIn,
  type PageName,
  pageName,
  pathName,
} from './names.ts';
import { hasTexts, type PageText, type TextBooks, textOf } from './texts.ts';

export interface LightConePage {
  readonly id: LightConeId;
  readonly pageId: string;
  readonly name: PageName;
  readonly rarity: number;
  readonly path: { readonly value: Path; readonly name: PageName };
  readonly nickname: string;
  readonly icon: string;
  readonly art: string;
  readonly ascensions: LightCone['ascensions'];
  readonly statNames: BaseStatNames;
  readonly text: PageText | null;
  readonly hasTexts: boolean;
  readonly skill: {
    readonly name: PageName | null;
    readonly text: PageText | null;
    /** Figures, one list a superimposition. */
    readonly params: readonly (readonly number[])[];
    readonly formats: readonly FigureFormat[];
  };
  readonly total: readonly CountedItem[];
  readonly items: Readonly<Record<string, ItemRef>>;
}

/**
 * A light cone's page. Source: specification 1, 'Light cone detail'.
 *
 * @returns undefined when there is no such light cone
 */
export function lightConePage(
  dataset: Dataset,
  language: Language,
  id: LightConeId,
  books: TextBooks = {},
): LightConePage | undefined {
  const lightCone = dataset.lightCones.get(id);
  if (!lightCone) return undefined;
  const entry = newLightConeEntry(dataset, id, { now: 0 });
  const ids = new Set<ItemId>(
    lightCone.ascensions.flatMap((ascension) => ascension.cost.map((row) => row.id)),
  );
  return {
    id,
    pageId: lightCone.pageId,
    name: pageName(nameOf(dataset.names, language, 'lightCone', id), language, id),
    rarity: lightCone.rarity,
    path: { value: lightCone.path, name: pathName(dataset, language, lightCone.path) },
    nickname: nicknameIn(dataset, language),
    icon: lightCone.icon,
    art: lightCone.art,
    ascensions: lightCone.ascensions,
    statNames: baseStatNames(dataset, language),
    text: textOf(books, language, 'lightConeDescription', id) ?? null,
    hasTexts: hasTexts(books),
    skill: {
      name: named(dataset, language, 'lightConeSkill', id),
      text: textOf(books, language, 'lightConeSkillDescription', id) ?? null,
      params: lightCone.superimpositions,
      formats: figureFormats(lightCone.superimpositions),
    },
    total: entry ? countedItems(dataset, language, materials(dataset, entry)) : [],
    items: Object.fromEntries([...ids].map((item) => [item, itemRef(dataset, language, item)])),
  };
}
