import type {
  LightCone,
  LightConeId,
  Lookup,
  PageName,
  PageText,
  Path,
} from '@trailbook/core/internal/dataset';
import { type CountedItem, countedItems } from '@trailbook/core/internal/dataset';
import type { EffectLine } from '@trailbook/core/internal/effects';
import { effectLines } from '@trailbook/core/internal/effects';
import { materials, newLightConeEntry } from '@trailbook/core/internal/planner';
import { type FigureFormat, figureFormats } from '@trailbook/core/internal/text';
import { lightConeCards } from './light-cones.ts';
import { type Neighbours, neighboursOf } from './neighbours.ts';
import { charactersOfPath, type RelatedThing } from './related-items.ts';
import { type BaseStatNames, baseStatNames, summaryOf } from './stats.ts';

export interface LightConePage {
  readonly id: LightConeId;
  readonly pageId: string;
  readonly name: PageName;
  readonly rarity: number;
  readonly path: { readonly value: Path; readonly name: PageName };
  readonly isAvailable: boolean;
  readonly nickname: string;
  readonly icon: string;
  readonly art: string;
  readonly ascensions: LightCone['ascensions'];
  readonly statNames: BaseStatNames;
  /** What it does in short, for where the page is listed. */
  readonly summary: string;
  readonly text: PageText | null;
  readonly hasTexts: boolean;
  readonly skill: {
    readonly name: PageName | null;
    readonly text: PageText | null;
    /** Figures, one list a superimposition. */
    readonly params: readonly (readonly number[])[];
    readonly formats: readonly FigureFormat[];
    readonly effects: readonly EffectLine[] | null;
  };
  readonly total: readonly CountedItem[];
  readonly characters: readonly RelatedThing[];
  readonly neighbours: Neighbours;
}

/**
 * A light cone's page. Rule D13.
 *
 * @returns undefined when there is no such light cone
 */
export function lightConePage(lookup: Lookup, id: LightConeId): LightConePage | undefined {
  const { dataset } = lookup;
  const lightCone = dataset.lightCones.get(id);
  if (!lightCone) return undefined;
  const entry = newLightConeEntry(dataset, id, { now: 0 });
  const effects = effectLines(lookup, dataset.effects.lightCones.get(id));
  return {
    id,
    pageId: lightCone.pageId,
    name: lookup.nameOr('lightCone', id, id),
    rarity: lightCone.rarity,
    path: { value: lightCone.path, name: lookup.path(lightCone.path) },
    isAvailable: !lightCone.unreleased,
    nickname: lookup.nickname,
    icon: lightCone.icon,
    art: lightCone.art,
    ascensions: lightCone.ascensions,
    statNames: baseStatNames(lookup),
    summary: summaryOf(lookup, [{ lines: effects, params: lightCone.superimpositions[0] ?? [] }]),
    text: lookup.text('lightConeDescription', id),
    hasTexts: lookup.hasTexts,
    skill: {
      name: lookup.name('lightConeSkill', id),
      text: lookup.text('lightConeSkillDescription', id),
      params: lightCone.superimpositions,
      formats: figureFormats(lightCone.superimpositions),
      effects,
    },
    total: entry ? countedItems(lookup, materials(dataset, entry)) : [],
    characters: charactersOfPath(lookup, lightCone.path),
    neighbours: neighboursOf(lightConeCards(lookup), lightCone.pageId),
  };
}
