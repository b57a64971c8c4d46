import type {
  Dataset,
  PlannerCharacter,
  PlannerItem,
  PlannerLightCone,
  PlannerTables,
} from './dataset.ts';
import type { FarmSource, Synthesis } from './farming.ts';
import { sourcesOf, synthesisOf } from './farming.ts';
import { listedCharacters, listedLightCones } from './list-order.ts';
import { lookupBy } from './lookup-by.ts';
import type { Character } from './schema.ts';

/** The planner's tables as plain rows, as a file holds them. */
export interface PlannerRows extends Pick<Dataset, 'experience' | 'dropRates'> {
  readonly characters: readonly PlannerCharacter[];
  readonly lightCones: readonly PlannerLightCone[];
  readonly items: readonly PlannerItem[];
  readonly synthesis: readonly Synthesis[];
  readonly sources: readonly FarmSource[];
}

/** The tables of rows: with their lookups. */
export function plannerTables(rows: PlannerRows): PlannerTables {
  const { experience, dropRates } = rows;
  return {
    characters: lookupBy(rows.characters, 'id'),
    lightCones: lookupBy(rows.lightCones, 'id'),
    items: lookupBy(rows.items, 'id'),
    experience,
    synthesis: lookupBy(rows.synthesis, 'makes'),
    sources: lookupBy(rows.sources, 'item'),
    dropRates,
  };
}

/** The planner's part of the data as plain rows, characters and light cones in the order of their lists. */
export function plannerRows(dataset: Dataset): PlannerRows {
  const items = [...dataset.items.values()];
  return {
    characters: listedCharacters(dataset).map(toPlannerCharacter),
    lightCones: listedLightCones(dataset).map((lightCone) => ({
      id: lightCone.id,
      pageId: lightCone.pageId,
      rarity: lightCone.rarity,
      path: lightCone.path,
      ascensions: lightCone.ascensions.map(({ maxLevel, cost }) => ({ maxLevel, cost })),
    })),
    items: items
      .filter((item) => item.upgrade)
      .map(({ id, rarity, purpose, family, tier }) => ({ id, rarity, purpose, family, tier })),
    experience: dataset.experience,
    synthesis: synthesisOf(dataset.recipes, items),
    sources: sourcesOf(dataset.stages, items),
    dropRates: dataset.dropRates,
  };
}

function toPlannerCharacter(character: Character): PlannerCharacter {
  const { id, pageId, rarity, path, element, gender } = character;
  return {
    id,
    pageId,
    rarity,
    path,
    element,
    gender,
    ascensions: character.ascensions.map(({ maxLevel, cost }) => ({ maxLevel, cost })),
    variants: character.variants.map(({ enhanced, points, eidolons }) => ({
      enhanced,
      points: points.map(({ id, type, anchor, parents, skills, unlocked, levels, stats }) => ({
        id,
        type,
        anchor,
        parents,
        skills,
        unlocked,
        levels,
        stats,
      })),
      eidolons: eidolons.map(({ rank, skillLevels }) => ({ rank, skillLevels })),
    })),
  };
}
