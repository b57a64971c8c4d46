import {
  byId,
  byItem,
  byProduct,
  DatasetError,
  type FarmSource,
  type PlannerCharacter,
  type PlannerItem,
  type PlannerLightCone,
  type PlannerTables,
  type Synthesis,
} from '../dataset/index.ts';

/** The planner's tables in one piece, as `@trailbook/data/planner.json` holds them. */
interface TablesPack {
  readonly format: 1;
  readonly characters: readonly PlannerCharacter[];
  readonly lightCones: readonly PlannerLightCone[];
  readonly items: readonly PlannerItem[];
  readonly experience: PlannerTables['experience'];
  readonly synthesis: readonly Synthesis[];
  readonly sources: readonly FarmSource[];
  readonly dropRates: PlannerTables['dropRates'];
}

const LISTS = ['characters', 'lightCones', 'items', 'synthesis', 'sources', 'dropRates'] as const;

/**
 * Opens the ready planner pack: everything that the planner asks for, without names, in a fraction of the bytes. Every
 * planner function takes it in the dataset's place. It is made of checked data, so only its form is looked at.
 *
 * @param json - the content of `@trailbook/data/planner.json`
 * @throws DatasetError when it is something else
 *
 * @example
 * ```ts
 * import { goal, openPack, plan } from '@trailbook/core';
 * import pack from '@trailbook/data/planner.json' with { type: 'json' };
 *
 * const tables = openPack(pack);
 * const { missing } = plan(tables, { entries: [goal(tables, 'seele')] });
 * console.log(missing[2], 'credits');
 * ```
 */
export function openPack(json: unknown): PlannerTables {
  const pack = json as TablesPack | undefined;
  if (pack?.format !== 1) throw new DatasetError('format', 'expected 1');
  for (const list of LISTS) {
    if (!Array.isArray(pack[list])) throw new DatasetError(list, 'expected array');
  }
  return {
    characters: byId(pack.characters),
    lightCones: byId(pack.lightCones),
    items: byId(pack.items),
    experience: pack.experience,
    synthesis: byProduct(pack.synthesis),
    sources: byItem(pack.sources),
    dropRates: pack.dropRates,
  };
}
