import type { Lookup, PageName } from '@trailbook/core/internal/dataset';
import {
  experienceItems,
  type ItemId,
  isRunFor,
  STAGE_KINDS,
  type StageKind,
} from '@trailbook/core/internal/dataset';
import { type Difficulty, dropsByDifficulty } from '@trailbook/core/internal/planner';

/** Stages of one kind that drop an item. */
export interface StageGroup {
  readonly kind: StageKind;
  /** How many one run gives on average at each difficulty, the lowest first; empty where nobody has counted. */
  readonly perRun: readonly Difficulty[];
  readonly stages: readonly {
    readonly id: number;
    readonly name: PageName | null;
    /** Trailblaze power of one run. */
    readonly power: number;
    /** The lowest equilibrium level that lists the item there. */
    readonly equilibrium: number;
  }[];
}

/** Where an item drops for trailblaze power, by kind of stage. Credits only where they are what drops. */
export function stagesOf(lookup: Lookup, item: ItemId): StageGroup[] {
  const { stages, items, sources, dropRates } = lookup.dataset;
  const experience = experienceItems(items.values());
  const source = sources.get(item);
  const found = stages.filter((stage) => isRunFor(stage, item, experience));
  return STAGE_KINDS.map((kind) => ({
    kind,
    perRun:
      source?.kind === kind
        ? dropsByDifficulty(dropRates, source.rates, items.get(item)?.rarity ?? 1)
        : [],
    stages: found
      .filter((stage) => stage.kind === kind)
      .map(({ id, power, drops }) => ({
        id,
        name: lookup.name('stage', id),
        power,
        equilibrium: drops.find((drop) => drop.id === item)?.equilibrium ?? 0,
      })),
  })).filter((group) => group.stages.length > 0);
}
