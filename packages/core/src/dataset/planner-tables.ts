import type {
  Dataset,
  PlannerCharacter,
  PlannerItem,
  PlannerLightCone,
  PlannerTables,
} from './dataset.ts';
import type { FarmSource, Synthesis } from './farming.ts';
import { lookupBy } from './lookup-by.ts';

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
