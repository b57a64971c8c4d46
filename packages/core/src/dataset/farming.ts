import type { ItemId, StageId } from './ids.ts';
import { CREDIT } from './ids.ts';
import type { FARM_KINDS } from './kinds.ts';
import type { DropRate, Item, Recipe, Stage } from './schema.ts';

/** One of a higher tier made of several of the tier below. */
export interface Synthesis {
  readonly makes: ItemId;
  readonly from: ItemId;
  /** How many of `from` one takes. */
  readonly count: number;
  readonly credits: number;
}

/** Where an item drops, for trailblaze power, and by which table of drop rates. */
export interface FarmSource {
  readonly item: ItemId;
  readonly kind: FarmKind;
  /** The first stage of that kind which drops it, and no experience where it is for credits. */
  readonly stage: StageId;
  readonly rates: DropRate['source'];
  /** Trailblaze power of one run. */
  readonly power: number;
}

/** The sources that give items for trailblaze power. */
export type FarmKind = (typeof FARM_KINDS)[number];

const RATES: Readonly<Record<string, DropRate['source']>> = {
  characterExp: 'characterExp',
  lightConeExp: 'lightConeExp',
  characterAscension: 'characterAscension',
  trace: 'trace',
  advancedTrace: 'advancedTrace',
};

const KINDS: Readonly<Record<DropRate['source'], FarmKind>> = {
  characterExp: 'goldenCalyx',
  lightConeExp: 'goldenCalyx',
  credit: 'goldenCalyx',
  trace: 'crimsonCalyx',
  characterAscension: 'stagnantShadow',
  advancedTrace: 'echoOfWar',
};

/** Recipes that make one item of an upgrade's family out of the tier below it. */
export function synthesisOf(recipes: readonly Recipe[], items: readonly Item[]): Synthesis[] {
  const upgrades = new Set(items.filter((item) => item.upgrade).map((item) => item.id));
  return recipes.flatMap(({ kind, makes, materials, credits }) => {
    const [only, ...others] = materials;
    if (kind !== 'synthesis' || !only || others.length > 0 || !upgrades.has(makes)) return [];
    return [{ makes, from: only.id as ItemId, count: only.count, credits }];
  });
}

/**
 * Where the items of upgrades drop for power. Items that no stage lists, or whose drops nobody has
 * counted, have no source: common enemies' materials, Tracks of Destiny.
 */
export function sourcesOf(stages: readonly Stage[], items: readonly Item[]): FarmSource[] {
  const experience = experienceItems(items);
  return items.flatMap((item) => {
    const rates = item.id === CREDIT ? 'credit' : RATES[item.purpose];
    if (!item.upgrade || !rates) return [];
    const kind = KINDS[rates];
    const stage = stages.find(
      (candidate) => candidate.kind === kind && isRunFor(candidate, item.id, experience),
    );
    return stage ? [{ item: item.id, kind, stage: stage.id, rates, power: stage.power }] : [];
  });
}

/** Whether a stage drops an item. Credits drop everywhere, and are farmed where they drop instead of experience. */
export function isRunFor(stage: Stage, item: ItemId, experience: ReadonlySet<ItemId>): boolean {
  const drops = stage.drops.map(({ id }) => id as ItemId);
  return drops.includes(item) && (item !== CREDIT || !drops.some((id) => experience.has(id)));
}

/** Items that are fed to characters, light cones and relics. */
export function experienceItems(items: Iterable<Item>): ReadonlySet<ItemId> {
  return new Set([...items].filter(({ purpose }) => purpose.endsWith('Exp')).map(({ id }) => id));
}
