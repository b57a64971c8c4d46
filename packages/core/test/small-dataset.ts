import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Character,
  type Dataset,
  type DatasetJson,
  type ItemId,
  LANGUAGES,
  type Language,
  type LightCone,
  NAME_KINDS,
  type NameKind,
  type Point,
  parseDataset,
  type RelicSet,
} from '../src/dataset/index.ts';

type Names = Partial<Record<NameKind, Readonly<Record<string, string>>>>;

interface SmallTables extends Partial<Omit<DatasetJson, 'names'>> {
  readonly names?: Partial<Record<Language, Names>>;
}

/** A dataset of only what a test tells of; all else is there and empty. */
export function smallDataset({ names = {}, ...tables }: SmallTables): Dataset {
  return parseDataset({
    ...EMPTY,
    ...tables,
    names: Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        Object.fromEntries(NAME_KINDS.map((kind) => [kind, names[language]?.[kind] ?? {}])),
      ]),
    ),
  });
}

const TERMS = join(import.meta.dirname, '../../../data/terms');

const EXP = { id: 213 as ItemId, exp: 1000, credits: 100 };

const EMPTY: Omit<DatasetJson, 'names'> = {
  manifest: { format: 1, gameVersion: '1.0', layers: ['1.0'], hash: '0'.repeat(64), counts: {} },
  characters: [],
  lightCones: [],
  items: [],
  recipes: [],
  experience: { character: [0], lightCone: {}, characterItems: [EXP], lightConeItems: [EXP] },
  stages: [],
  dropRates: [],
  relics: { sets: [], mainAffixes: {}, subAffixes: {}, properties: [] },
  achievements: { series: [], achievements: [], exclusive: [], stages: [] },
  books: { worlds: [], series: [] },
  universe: { seasons: [], areas: [], paths: [], blessings: [], curios: [], monsters: [] },
  banners: { banners: [], unnumbered: [] },
  icons: [],
  servants: [],
  skills: [],
  effects: { characters: {}, lightCones: {}, relics: {} },
  archives: [],
  shops: [],
  enemies: [],
  assignments: [],
  consumables: [],
  // Words are the same whatever a test tells of.
  terms: Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      JSON.parse(readFileSync(join(TERMS, `${language}.json`), 'utf8')),
    ]),
  ),
  choices: {},
  search: {},
};

/** Ids as plain numbers: `parseDataset` checks and brands them. */
type Plain<Row> = { readonly [Field in keyof Row]?: Row[Field] | number | readonly number[] };

export function smallCharacter(fields: Plain<Character> & { readonly id: number }): Character {
  return {
    pageId: `character-${fields.id}`,
    rarity: 5,
    path: 'hunt',
    element: 'quantum',
    skins: [],
    icon: 'icon',
    miniIcon: 'icon',
    art: 'art',
    ascensions: [{ maxLevel: 20, cost: [], stats: STATS }],
    variants: [{ enhanced: 0, points: [smallPoint({ id: fields.id * 1000 + 1 })], eidolons: [] }],
    ...fields,
  } as Character;
}

export function smallPoint(fields: Plain<Point> & { readonly id: number }): Point {
  return {
    type: 'skill',
    anchor: 1,
    parents: [],
    skills: [],
    stats: [],
    icon: 'icon',
    unlocked: true,
    levels: [{ level: 1, cost: [] }],
    ...fields,
  } as unknown as Point;
}

export function smallLightCone(fields: Plain<LightCone> & { readonly id: number }): LightCone {
  return {
    pageId: `light-cone-${fields.id}`,
    rarity: 5,
    path: 'hunt',
    icon: 'icon',
    art: 'art',
    ascensions: [{ maxLevel: 20, cost: [], stats: STATS_OF_LIGHT_CONE }],
    superimpositions: [[1]],
    ...fields,
  } as LightCone;
}

export function smallRelicSet(fields: Plain<RelicSet> & { readonly id: number }): RelicSet {
  return {
    pageId: `relic-${fields.id}`,
    planar: false,
    version: '1.0',
    icon: 'icon',
    art: 'art',
    bonuses: [],
    pieces: [],
    ...fields,
  } as unknown as RelicSet;
}

const STATS_OF_LIGHT_CONE = {
  hp: 100,
  hpPerLevel: 5,
  attack: 50,
  attackPerLevel: 2,
  defence: 50,
  defencePerLevel: 2,
};

const STATS = { ...STATS_OF_LIGHT_CONE, speed: 100, critRate: 0.05, critDamage: 0.5, aggro: 75 };
