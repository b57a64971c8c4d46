import type * as z from 'zod/mini';
import type { FeatRow } from './capabilities.ts';
import { capabilityIndex, type Doers, featPages } from './capability-index.ts';
import type { CustomCharacter, CustomLightCone } from './custom.ts';
import { type EffectBook, effectBook } from './effect-schema.ts';
import { type FarmSource, type Synthesis, sourcesOf, synthesisOf } from './farming.ts';
import type { CharacterId, ItemId, LightConeId, RelicSetId, SkillId } from './ids.ts';
import type { NameKind } from './kinds.ts';
import { lookupBy } from './lookup-by.ts';
import {
  type AchievementSeries,
  type Archive,
  type BookSeries,
  type Character,
  type Consumable,
  type DatasetJson,
  datasetSchema,
  EMPTY_PARTS,
  type Experience,
  type Item,
  type LightCone,
  type PlayerIcon,
  type Point,
  type RelicSet,
  type Servant,
  type Skill,
} from './schema.ts';
import { type Fits, fits } from './schema-guard.ts';

/** A character as far as the planner needs to know it; a `Character` is one. */
export interface PlannerCharacter
  extends Pick<Character, 'id' | 'pageId' | 'rarity' | 'path' | 'element' | 'gender'> {
  readonly ascensions: readonly Pick<Character['ascensions'][number], 'maxLevel' | 'cost'>[];
  readonly variants: readonly {
    readonly enhanced: number;
    readonly points: readonly PlannerPoint[];
    readonly eidolons: readonly {
      readonly rank: number;
      readonly skillLevels: Readonly<Record<string, number>>;
    }[];
  }[];
}

/** A point of a character's tree as far as the planner needs to know it; a `Point` is one. */
export type PlannerPoint = Pick<
  Point,
  'id' | 'type' | 'anchor' | 'parents' | 'skills' | 'stats' | 'unlocked' | 'levels'
>;

/** A light cone as far as the planner needs to know it; a `LightCone` is one. */
export interface PlannerLightCone extends Pick<LightCone, 'id' | 'pageId' | 'rarity' | 'path'> {
  readonly ascensions: PlannerCharacter['ascensions'];
}

/** An item as far as the planner needs to know it; an `Item` is one. */
export type PlannerItem = Pick<Item, 'id' | 'rarity' | 'purpose' | 'family' | 'tier'>;

/** What tables know of characters and light cones that the game does not have. */
export interface CustomSubjects {
  readonly character: (id: number, custom: CustomCharacter) => PlannerCharacter | undefined;
  readonly lightCone: (id: number, custom: CustomLightCone) => PlannerLightCone | undefined;
  readonly hasFamilies: (custom: Pick<CustomCharacter, 'traceFamily' | 'commonFamily'>) => boolean;
}

/** The tables that every planner function works on. The whole `Dataset` is one; so is the packed file. */
export interface PlannerTables {
  readonly characters: ReadonlyMap<CharacterId, PlannerCharacter>;
  readonly lightCones: ReadonlyMap<LightConeId, PlannerLightCone>;
  readonly items: ReadonlyMap<ItemId, PlannerItem>;
  readonly experience: Experience;
  /** By what they make. */
  readonly synthesis: ReadonlyMap<ItemId, Synthesis>;
  /** By item; those without a source cannot be farmed for power. */
  readonly sources: ReadonlyMap<ItemId, FarmSource>;
  readonly dropRates: DatasetJson['dropRates'];
  /** Only of tables that were told of custom ones, see `withCustom`. */
  readonly custom?: CustomSubjects;
}

/** An item with a page of its own. */
export type ItemWithPage = Item & { readonly pageId: string };

/** The game's data, checked once, with lookups by id and by page id. */
export interface Dataset
  extends Omit<
      DatasetJson,
      | 'characters'
      | 'lightCones'
      | 'items'
      | 'dropRates'
      | 'servants'
      | 'skills'
      | 'archives'
      | 'effects'
      | 'consumables'
    >,
    Omit<PlannerTables, 'custom'> {
  readonly characters: ReadonlyMap<CharacterId, Character>;
  readonly lightCones: ReadonlyMap<LightConeId, LightCone>;
  readonly items: ReadonlyMap<ItemId, Item>;
  readonly charactersByPage: ReadonlyMap<string, Character>;
  readonly lightConesByPage: ReadonlyMap<string, LightCone>;
  readonly relicsByPage: ReadonlyMap<string, RelicSet>;
  /** Items with a page of their own: those with a name in any language. */
  readonly itemsByPage: ReadonlyMap<string, ItemWithPage>;
  /** Series of books with a name in any language. */
  readonly booksByPage: ReadonlyMap<string, BookSeries>;
  /** Player icons with a name in any language. */
  readonly iconsByPage: ReadonlyMap<string, PlayerIcon>;
  readonly achievementSeriesByPage: ReadonlyMap<string, AchievementSeries>;
  readonly relicSets: ReadonlyMap<RelicSetId, RelicSet>;
  readonly skills: ReadonlyMap<SkillId, Skill>;
  readonly servants: ReadonlyMap<number, Servant>;
  /** What skills, eidolons, bonus abilities, light cones and relics do. */
  readonly effects: EffectBook;
  /** Who does what players ask for, and that by its page. */
  readonly doers: Doers;
  readonly featsByPage: ReadonlyMap<string, FeatRow>;
  /** What food and the like do, by item. */
  readonly consumables: ReadonlyMap<ItemId, Consumable>;
  /** By character; forms of one person share theirs. */
  readonly archives: ReadonlyMap<CharacterId, Archive>;
}

/**
 * Thrown when game data are not what the code expects; `path` names the place, such as `characters.3.rarity`.
 *
 * @example
 * ```ts
 * import { DatasetError, parseDataset } from '@trailbook/core';
 *
 * try {
 *   parseDataset({ manifest: {} });
 * } catch (error) {
 *   if (error instanceof DatasetError) console.log(error.path); // manifest.format
 * }
 * ```
 */
export class DatasetError extends Error {
  override readonly name = 'DatasetError';
  readonly path: string;

  constructor(path: string, problem: string) {
    super(`Game data is damaged at ${path || 'its root'}: ${problem}.`);
    this.path = path;
  }
}

/**
 * Checks game data and builds its lookups. The planner needs `manifest`, `characters`, `lightCones`, `items`,
 * `recipes`, `experience`, `stages` and `dropRates`; other parts, and names in any of the languages, are empty where
 * they are left out. The dataset is made of what it is given, not of a copy: leave that as it is from then on.
 *
 * @param json - the parts of data/ as parsed JSON: `{manifest, characters, …, names: {en, …}}`
 * @throws DatasetError naming the path of the first value that does not fit
 *
 * @example
 * ```ts
 * import { parseDataset } from '@trailbook/core';
 * import data from '@trailbook/data';
 *
 * const dataset = parseDataset(data);
 * console.log(dataset.manifest.gameVersion, dataset.items.get(2)?.rarity);
 * console.log(dataset.charactersByPage.get('acheron')?.element);
 * ```
 */
export function parseDataset(json: unknown): Dataset {
  const data = checked(json);
  const characters = lookupBy(data.characters, 'id');
  const lightCones = lookupBy(data.lightCones, 'id');
  const doers = capabilityIndex(data);
  return {
    ...data,
    characters,
    lightCones,
    items: lookupBy(data.items, 'id'),
    synthesis: lookupBy(synthesisOf(data.recipes, data.items), 'makes'),
    sources: lookupBy(sourcesOf(data.stages, data.items), 'item'),
    charactersByPage: lookupBy(data.characters, 'pageId'),
    lightConesByPage: lookupBy(data.lightCones, 'pageId'),
    relicsByPage: lookupBy(data.relics.sets, 'pageId'),
    itemsByPage: lookupBy(named(data, 'item', data.items).filter(hasPage), 'pageId'),
    booksByPage: lookupBy(named(data, 'book', data.books.series), 'pageId'),
    iconsByPage: lookupBy(named(data, 'playerIcon', data.icons), 'pageId'),
    achievementSeriesByPage: lookupBy(data.achievements.series, 'pageId'),
    relicSets: lookupBy(data.relics.sets, 'id'),
    skills: lookupBy(data.skills, 'id'),
    servants: lookupBy(data.servants, 'id'),
    effects: effectBook(data.effects),
    doers,
    featsByPage: featPages(doers),
    consumables: lookupBy(data.consumables, 'id'),
    archives: new Map(
      data.archives.flatMap((archive) => archive.characters.map((id) => [id, archive] as const)),
    ),
  };
}

/** Things with a name in any language. A page is there in all or in none: its address is the same in each. */
function named<Thing extends { readonly id: number }>(
  { names }: DatasetJson,
  kind: NameKind,
  things: readonly Thing[],
): Thing[] {
  const books = Object.values(names);
  return things.filter(({ id }) => books.some((book) => book[kind][id] !== undefined));
}

function hasPage(item: Item): item is ItemWithPage {
  return item.pageId !== undefined;
}

/** Made of the schema when it is first asked. */
let isDataset: Fits | undefined;

function checked(json: unknown): DatasetJson {
  isDataset ??= fits(datasetSchema);
  // What fits the schema is of its type.
  if (isDataset(json)) return { ...EMPTY_PARTS, ...(json as DatasetJson) };
  const parsed = datasetSchema.safeParse(json);
  if (!parsed.success) throw firstProblem(parsed.error);
  return parsed.data;
}

function firstProblem(error: z.core.$ZodError): DatasetError {
  const issue = error.issues[0];
  return new DatasetError(issue?.path.join('.') ?? '', describe(issue));
}

function describe(issue: z.core.$ZodIssue | undefined): string {
  if (!issue) return 'unreadable';
  if (issue.code === 'invalid_type') return `expected ${issue.expected}`;
  if (issue.code === 'unrecognized_keys') return `unknown ${issue.keys.join(', ')}`;
  return issue.code.replaceAll('_', ' ');
}
