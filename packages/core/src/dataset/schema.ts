import * as z from 'zod/mini';
import type { DeepReadonly } from '../basics/deep-readonly.ts';
import { LANGUAGES, type Language } from '../basics/languages.ts';
import { effectsSchema } from './effect-schema.ts';
import { effectTermsSchema } from './effect-terms.ts';
import {
  characterId,
  itemId,
  lightConeId,
  plainId,
  pointId,
  recipeId,
  relicSetId,
  skillId,
} from './id-schemas.ts';
import {
  CONSUMABLE_KINDS,
  ELEMENTS,
  ITEM_PURPOSES,
  NAME_KINDS,
  PATHS,
  POINT_TYPES,
  RELIC_PIECES,
  SHOP_PERIODS,
  SKILL_TARGETS,
  SKILL_TYPES,
  STAGE_KINDS,
  TEXT_KINDS,
} from './kinds.ts';

/** Schemas of the files in data/, one a kind. The ingest writes what these accept, and nothing else. */

const count = z.int().check(z.positive());
const whole = z.int().check(z.nonnegative());
const rarity = z.int().check(z.minimum(1), z.maximum(5));
const text = z.string().check(z.minLength(1), z.maxLength(300));

/** A version of the game, such as 4.6. */
const version = z.string().check(z.regex(/^\d+\.\d+$/));

const costSchema = z.array(z.strictObject({ id: itemId, count }));
/** What one step costs: items and credits (item 2), never experience. */
export type Cost = readonly { readonly id: z.infer<typeof itemId>; readonly count: number }[];

const ascensionSchema = z.strictObject({
  /** Level cap while at this ascension. */
  maxLevel: count,
  /** Trailblaze level or equilibrium level needed to be here. */
  playerLevel: z.optional(count),
  equilibrium: z.optional(count),
  /** From this ascension to the next; empty at the last. */
  cost: costSchema,
});

const characterStatsSchema = z.strictObject({
  hp: z.number(),
  hpPerLevel: z.number(),
  attack: z.number(),
  attackPerLevel: z.number(),
  defence: z.number(),
  defencePerLevel: z.number(),
  speed: z.number(),
  critRate: z.number(),
  critDamage: z.number(),
  aggro: z.number(),
});

const pointLevelSchema = z.strictObject({
  level: count,
  /** From the level below to this one. */
  cost: costSchema,
  /** Ascension needed for this level. */
  ascension: z.optional(count),
  /** Character level needed for this level; a level never needs both. */
  characterLevel: z.optional(count),
});

const pointSchema = z.strictObject({
  id: pointId,
  type: z.enum(POINT_TYPES),
  /** Place on the path's diagram, 1 to 22. */
  anchor: count,
  parents: z.array(pointId),
  skills: z.array(skillId),
  stats: z.array(z.strictObject({ property: text, value: z.number() })),
  /** Figures of its description. */
  params: z.optional(z.array(z.number())),
  icon: text,
  unlocked: z.boolean(),
  levels: z.array(pointLevelSchema).check(z.minLength(1)),
});

const eidolonSchema = z.strictObject({
  id: plainId,
  rank: count,
  icon: text,
  /** Levels added, by skill. */
  skillLevels: z.record(z.string(), count),
  /** Figures of its description. */
  params: z.array(z.number()),
});

const variantSchema = z.strictObject({
  enhanced: whole,
  points: z.array(pointSchema).check(z.minLength(1)),
  eidolons: z.array(eidolonSchema),
});

const pageId = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

const characterSchema = z.strictObject({
  id: characterId,
  pageId,
  rarity,
  path: z.enum(PATHS),
  element: z.enum(ELEMENTS),
  /** 'M' or 'F' for protagonists, whose twin has the other. */
  gender: z.optional(z.enum(['M', 'F'])),
  maxEnergy: z.optional(z.number()),
  /** Whether it is still to come. */
  unreleased: z.optional(z.literal(true)),
  /** The version that brought it; unknown of some that were there from the start. */
  version: z.optional(version),
  servant: z.optional(plainId),
  skins: z.array(z.strictObject({ id: plainId, icon: text, art: text })),
  icon: text,
  miniIcon: text,
  art: text,
  ascensions: z
    .array(z.extend(ascensionSchema, { stats: characterStatsSchema }))
    .check(z.minLength(1)),
  /** The standard variant first, enhanced ones after. */
  variants: z.array(variantSchema).check(z.minLength(1)),
});

const lightConeStatsSchema = z.strictObject({
  hp: z.number(),
  hpPerLevel: z.number(),
  attack: z.number(),
  attackPerLevel: z.number(),
  defence: z.number(),
  defencePerLevel: z.number(),
});

const lightConeSchema = z.strictObject({
  id: lightConeId,
  pageId,
  rarity,
  path: z.enum(PATHS),
  /** Whether it is still to come. */
  unreleased: z.optional(z.literal(true)),
  /** The version that brought it, as far as a banner tells. */
  version: z.optional(version),
  icon: text,
  art: text,
  ascensions: z
    .array(z.extend(ascensionSchema, { stats: lightConeStatsSchema }))
    .check(z.minLength(1)),
  /** Skill parameters, one list a superimposition. */
  superimpositions: z.array(z.array(z.number())).check(z.minLength(1)),
});

const itemSchema = z.strictObject({
  id: itemId,
  /** The last part of its page's address; relics have none, they stand on the page of their set. */
  pageId: z.optional(pageId),
  rarity,
  purpose: z.enum(ITEM_PURPOSES),
  /** Items of one family are tiers of one material: green, blue, purple. */
  family: z.optional(plainId),
  /** 1, 2, 3 within the family. */
  tier: z.optional(count),
  icon: text,
  /** Whether a character's or light cone's upgrade costs it. */
  upgrade: z.boolean(),
});

const recipeSchema = z.strictObject({
  id: recipeId,
  kind: z.enum(['synthesis', 'exchange', 'food', 'relic']),
  makes: itemId,
  materials: costSchema,
  /** `count` of any of `items`, beside `materials`. */
  anyOf: z.optional(z.strictObject({ items: z.array(itemId), count })),
  credits: whole,
  equilibrium: z.optional(count),
  /** The recipe item that must be owned. */
  needs: z.optional(itemId),
  limit: z.optional(z.strictObject({ period: z.enum(['weekly', 'monthly']), count })),
});

const experienceItemSchema = z.strictObject({ id: itemId, exp: count, credits: count });

const experienceSchema = z.strictObject({
  /** Experience from level n to n + 1 stands at index n - 1. */
  character: z.array(whole).check(z.minLength(1)),
  /** By rarity. */
  lightCone: z.record(z.string(), z.array(whole).check(z.minLength(1))),
  /** Largest first. */
  characterItems: z.array(experienceItemSchema).check(z.minLength(1)),
  lightConeItems: z.array(experienceItemSchema).check(z.minLength(1)),
});

const stageSchema = z.strictObject({
  id: plainId,
  kind: z.enum(STAGE_KINDS),
  power: count,
  /** Items that may drop, each with the lowest equilibrium level that lists it. */
  drops: z.array(z.strictObject({ id: itemId, equilibrium: whole })),
});

const dropRateSchema = z.strictObject({
  source: z.enum([
    'characterExp',
    'lightConeExp',
    'credit',
    'characterAscension',
    'trace',
    'advancedTrace',
  ]),
  /** Average number of items of a rarity for one run at an equilibrium level. */
  rates: z.array(
    z.strictObject({ equilibrium: whole, byRarity: z.record(z.string(), z.number()) }),
  ),
});

const affixSchema = z.strictObject({
  id: plainId,
  property: text,
  base: z.number(),
  perLevel: z.optional(z.number()),
  step: z.optional(z.number()),
  steps: z.optional(count),
});

const relicsSchema = z.strictObject({
  sets: z.array(
    z.strictObject({
      id: relicSetId,
      pageId,
      planar: z.boolean(),
      version: text,
      icon: text,
      art: text,
      bonuses: z.array(
        z.strictObject({
          pieces: count,
          params: z.array(z.number()),
          stats: z.array(z.strictObject({ property: text, value: z.number() })),
        }),
      ),
      pieces: z.array(
        z.strictObject({
          type: z.enum(RELIC_PIECES),
          icon: text,
          variants: z.array(
            z.strictObject({
              id: plainId,
              rarity,
              maxLevel: count,
              mainAffixes: plainId,
              subAffixes: plainId,
            }),
          ),
        }),
      ),
    }),
  ),
  mainAffixes: z.record(z.string(), z.array(affixSchema)),
  subAffixes: z.record(z.string(), z.array(affixSchema)),
  /** The game's words for stats; a stat's name is kept under its place here, from 1. */
  properties: z.array(text),
});

const achievementsSchema = z.strictObject({
  series: z.array(z.strictObject({ id: plainId, pageId: text, order: whole, icon: text })),
  achievements: z.array(
    z.strictObject({
      id: plainId,
      series: plainId,
      order: whole,
      rarity: z.enum(['low', 'mid', 'high']),
      jade: whole,
      hidden: z.optional(z.enum(['untilDone', 'description'])),
      /** Figures of its description. */
      params: z.optional(z.array(z.number())),
      /** The version that brought it, as far as known. */
      version: z.optional(version),
    }),
  ),
  /** Of each of these a player can have only one. */
  exclusive: z.array(z.array(plainId)),
  /** Each asks for more and more of the same, the least first. */
  stages: z.array(z.array(plainId)),
});

/** data/choices/{lang}.json: of sets of which a player can have only one, what a player answers for each, in own words. */
const choiceWordsSchema = z.strictObject({
  /** The game's names of missions, by the first achievement of a set. */
  missions: z.record(z.string(), text),
  /** What is answered or done for an achievement, by its id. */
  answers: z.record(z.string(), text),
});

const booksSchema = z.strictObject({
  worlds: z.array(z.strictObject({ id: plainId, icon: text })),
  series: z.array(
    z.strictObject({
      id: plainId,
      pageId,
      world: plainId,
      shelved: z.boolean(),
      volumes: z.array(z.strictObject({ id: plainId, images: z.array(text) })),
    }),
  ),
});

const universeSchema = z.strictObject({
  seasons: z.array(
    z.strictObject({ id: plainId, begins: text, ends: text, areas: z.array(plainId) }),
  ),
  areas: z.array(
    z.strictObject({
      id: plainId,
      world: z.optional(count),
      difficulty: count,
      icon: text,
      recommendedLevel: z.optional(count),
      elements: z.array(z.enum(ELEMENTS)),
      /** Monster id to level: those shown first, and the lesser ones. */
      monsters: z.record(z.string(), whole),
      lesserMonsters: z.record(z.string(), whole),
      /** For clearing it the first time. */
      reward: z.optional(costSchema),
      /** What it may give each time; of most it is not said how many. */
      rewards: z.array(z.strictObject({ id: itemId, count: z.optional(count) })),
      /** The relic sets whose pieces it gives. */
      relicSets: z.array(z.strictObject({ id: relicSetId, rarities: z.array(rarity) })),
    }),
  ),
  paths: z.array(
    z.strictObject({
      id: plainId,
      /** The characters' path that it goes by; Propagation is none of theirs. */
      path: z.optional(z.enum(PATHS)),
      icon: text,
    }),
  ),
  blessings: z.array(
    z.strictObject({
      id: plainId,
      path: plainId,
      rarity,
      /** Figures of its description, one list a level. */
      levels: z.array(z.array(z.number())).check(z.minLength(1)),
      resonance: z.boolean(),
      icon: text,
    }),
  ),
  curios: z.array(
    z.strictObject({
      id: plainId,
      /** What its name and its story are kept under: a curio of several modes has one. */
      display: plainId,
      /** Figures of its effect. */
      params: z.array(z.number()),
      icon: text,
    }),
  ),
  monsters: z.array(
    z.strictObject({
      id: plainId,
      template: plainId,
      weaknesses: z.array(z.enum(ELEMENTS)),
      icon: text,
    }),
  ),
});

/** On the clock of the Asia servers, UTC+8. */
const serverTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/));

const bannerSchema = z.strictObject({
  id: plainId,
  type: z.union([
    z.literal(1),
    z.literal(2),
    z.literal(11),
    z.literal(12),
    z.literal(21),
    z.literal(22),
  ]),
  /** The five-star. */
  featured: z.optional(plainId),
  featured4: z.optional(z.array(plainId)),
  version: z.optional(version),
  start: z.optional(serverTime),
  end: z.optional(serverTime),
  /** Whether the game's tables lack it: known of a public list. */
  gathered: z.optional(z.literal(true)),
});

const unnumberedBannerSchema = z.strictObject({
  type: z.union([z.literal(11), z.literal(12)]),
  featured: plainId,
  featured4: z.optional(z.array(plainId)),
  version,
  start: serverTime,
  end: serverTime,
});

const bannersSchema = z.strictObject({
  /** Every banner id that a warp record may name, with what it features and when it ran. */
  banners: z.array(bannerSchema),
  /** Banners whose ids nobody has published yet: known by what they feature and when. */
  unnumbered: z._default(z.array(unnumberedBannerSchema), []),
});

const iconsSchema = z.array(
  z.strictObject({ id: plainId, pageId, icon: text, character: z.optional(characterId) }),
);

const shopsSchema = z.array(
  z.strictObject({
    id: plainId,
    goods: z.array(
      z.strictObject({
        item: itemId,
        /** How many of it one purchase gives. */
        count,
        currency: itemId,
        price: count,
        /** How often it can be bought, in all or in a period. */
        limit: z.optional(count),
        period: z.optional(z.enum(SHOP_PERIODS)),
        /** Of a cycle. */
        days: z.optional(count),
      }),
    ),
  }),
);

const enemiesSchema = z.array(z.strictObject({ id: plainId, drops: z.array(itemId) }));

const assignmentsSchema = z.array(
  z.strictObject({
    id: plainId,
    lengths: z.array(
      z.strictObject({
        hours: count,
        items: costSchema,
        /** What fitting characters bring beside. */
        bonus: costSchema,
      }),
    ),
  }),
);

const consumablesSchema = z.array(
  z.strictObject({
    id: itemId,
    kind: z.enum(CONSUMABLE_KINDS),
    /** Whether it is for the fallen. */
    revives: z.optional(z.literal(true)),
    /** A share of the full HP, and an amount beside; below zero, lost. */
    hpShare: z.optional(z.number()),
    hp: z.optional(z.number()),
    /** A share of the full energy. */
    energyShare: z.optional(z.number()),
    techniquePoints: z.optional(z.number()),
  }),
);

const servantsSchema = z.array(
  z.strictObject({ id: plainId, icon: text, skills: z.array(skillId) }),
);

const skillsSchema = z.array(
  z.strictObject({
    id: skillId,
    icon: text,
    type: z.optional(z.enum(SKILL_TYPES)),
    target: z.optional(z.enum(SKILL_TARGETS)),
    element: z.optional(z.enum(ELEMENTS)),
    /** Toughness taken from the target, from all, from its neighbours, as the game shows it. */
    toughness: z.optional(
      z.strictObject({
        single: z.optional(z.number()),
        all: z.optional(z.number()),
        beside: z.optional(z.number()),
      }),
    ),
    /** Energy regenerated, and energy that an ultimate takes. */
    energy: z.optional(z.number()),
    energyCost: z.optional(z.number()),
    /** Skill points gained; below zero, spent. */
    points: z.optional(z.number()),
    /** Figures of its description, one list a level. */
    params: z.array(z.array(z.number())).check(z.minLength(1)),
  }),
);

const archivesSchema = z.array(
  z.strictObject({
    /** Whose texts these are kept under. */
    id: characterId,
    /** The forms of the person. */
    characters: z.array(characterId),
    camp: z.optional(plainId),
    stories: z.array(z.strictObject({ id: plainId, unlock: z.optional(plainId) })),
    voices: z.array(
      z.strictObject({
        id: plainId,
        unlock: z.optional(plainId),
        battle: z.optional(z.literal(true)),
        /** The clip's name below `Voice/{language}/`. */
        audio: z.optional(z.string().check(z.regex(/^\w{1,120}$/))),
      }),
    ),
  }),
);

/** Longer than any of the game. */
export const LONGEST_TEXT = 100_000;

/** Sentences of one language, as the ingest writes them with `--with-text`; keys as for names. */
export const textsSchema = z.strictObject(
  Object.fromEntries(
    TEXT_KINDS.map((kind) => [
      kind,
      z.optional(z.record(z.string(), z.string().check(z.maxLength(LONGEST_TEXT)))),
    ]),
  ) as Record<
    (typeof TEXT_KINDS)[number],
    z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString, z.ZodMiniString>>
  >,
);

const namesSchema = z.strictObject(
  Object.fromEntries(NAME_KINDS.map((kind) => [kind, z.record(z.string(), text)])) as Record<
    (typeof NAME_KINDS)[number],
    z.ZodMiniRecord<z.ZodMiniString, typeof text>
  >,
);

const manifestSchema = z.strictObject({
  format: z.literal(1),
  gameVersion: version,
  /** The versions of the dumps that were laid over each other, the oldest first. */
  layers: z.array(version).check(z.minLength(1)),
  /** SHA-256 of the content of all files below, in order. */
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  counts: z.record(z.string(), whole),
});

const searchWords = z.array(text).check(z.minLength(1));

/** data/search/{lang}.json: what players of one language look for that nothing is called by. */
const searchWordsSchema = z.strictObject({
  /** By the page's name in the table of pages. */
  pages: z.record(z.string(), searchWords),
  /** How they write that they look for relics. */
  caverns: searchWords,
  /** By character: how names are read, and typed before they are turned into the language's signs. */
  characters: z.optional(z.record(z.string(), searchWords)),
});

const searchSchema = z.strictObject({
  /** By character: what players of every language write instead of the name. Two may share one. */
  nicknames: z.optional(z.record(z.string(), searchWords)),
  ...(Object.fromEntries(
    LANGUAGES.map((language) => [language, z.optional(searchWordsSchema)]),
  ) as Record<Language, z.ZodMiniOptional<typeof searchWordsSchema>>),
});

/** What is not there is empty: only what the planner works on must be. */
export const EMPTY_PARTS = {
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
  names: {},
  terms: {},
  choices: {},
  search: {},
};

export const datasetSchema = z.strictObject({
  manifest: manifestSchema,
  characters: z.array(characterSchema),
  lightCones: z.array(lightConeSchema),
  items: z.array(itemSchema),
  recipes: z.array(recipeSchema),
  experience: experienceSchema,
  stages: z.array(stageSchema),
  dropRates: z.array(dropRateSchema),
  relics: z._default(relicsSchema, EMPTY_PARTS.relics),
  achievements: z._default(achievementsSchema, EMPTY_PARTS.achievements),
  books: z._default(booksSchema, EMPTY_PARTS.books),
  universe: z._default(universeSchema, EMPTY_PARTS.universe),
  banners: z._default(bannersSchema, EMPTY_PARTS.banners),
  icons: z._default(iconsSchema, EMPTY_PARTS.icons),
  servants: z._default(servantsSchema, EMPTY_PARTS.servants),
  skills: z._default(skillsSchema, EMPTY_PARTS.skills),
  effects: z._default(effectsSchema, EMPTY_PARTS.effects),
  archives: z._default(archivesSchema, EMPTY_PARTS.archives),
  shops: z._default(shopsSchema, EMPTY_PARTS.shops),
  enemies: z._default(enemiesSchema, EMPTY_PARTS.enemies),
  assignments: z._default(assignmentsSchema, EMPTY_PARTS.assignments),
  consumables: z._default(consumablesSchema, EMPTY_PARTS.consumables),
  names: z._default(z.partialRecord(z.enum(LANGUAGES), namesSchema), EMPTY_PARTS.names),
  terms: z._default(z.partialRecord(z.enum(LANGUAGES), effectTermsSchema), EMPTY_PARTS.terms),
  choices: z._default(z.partialRecord(z.enum(LANGUAGES), choiceWordsSchema), EMPTY_PARTS.choices),
  search: z._default(searchSchema, EMPTY_PARTS.search),
});

/** The parts of the dataset that hold the game's facts; each is one file, `data/game/{part}.json`. */
export const DATASET_PARTS = [
  'characters',
  'lightCones',
  'items',
  'recipes',
  'experience',
  'stages',
  'dropRates',
  'relics',
  'achievements',
  'books',
  'universe',
  'banners',
  'icons',
  'servants',
  'skills',
  'effects',
  'archives',
  'shops',
  'enemies',
  'assignments',
  'consumables',
] as const;

/**
 * The files of data/ as `parseDataset` takes them.
 *
 * @param read - the content of a file, by its place in data/: `game/items.json`
 */
export function readDataFiles(read: (file: string) => unknown) {
  const ofEach = <Key extends string>(keys: readonly Key[], folder: string) =>
    // Each key has its file.
    Object.fromEntries(keys.map((key) => [key, read(`${folder}/${key}.json`)])) as Record<
      Key,
      unknown
    >;
  return {
    manifest: read('manifest.json'),
    ...ofEach(DATASET_PARTS, 'game'),
    names: ofEach(LANGUAGES, 'names'),
    terms: ofEach(LANGUAGES, 'terms'),
    choices: ofEach(LANGUAGES, 'choices'),
    search: ofEach(['nicknames' as const, ...LANGUAGES], 'search'),
  };
}

type Json = z.infer<typeof datasetSchema>;

/** The game's data as JSON holds them, all parts together. */
export type DatasetJson = DeepReadonly<Json>;
/** The version of the game, and what the data were made of. */
export type Manifest = DatasetJson['manifest'];
/** A character: ascensions with stats, and variants with their trees. */
export type Character = DatasetJson['characters'][number];
/** A character as it came, or enhanced. */
export type CharacterVariant = Character['variants'][number];
/** A point of a character's tree: a skill with its levels, or a trace. */
export type Point = CharacterVariant['points'][number];
/** The levels of an ascension, and what leaving it costs. */
export type Ascension = Pick<Character['ascensions'][number], 'maxLevel' | 'cost'>;
/** A light cone: ascensions with stats, and its skill by superimposition. */
export type LightCone = DatasetJson['lightCones'][number];
/** An item: its rarity, what it is for, and the family whose tier it is. */
export type Item = DatasetJson['items'][number];
/** A recipe of synthesis. */
export type Recipe = DatasetJson['recipes'][number];
/** The experience of each level, and the items that give it. */
export type Experience = DatasetJson['experience'];
/** An item that gives experience, and what feeding it costs. */
export type ExperienceItem = Experience['characterItems'][number];
/** A stage, the power it costs, and what may drop. */
export type Stage = DatasetJson['stages'][number];
/** Average drops of one source, as players have counted them. */
export type DropRate = DatasetJson['dropRates'][number];
/** Relic sets, and the tables of their stats. */
export type Relics = DatasetJson['relics'];
/** A relic set: what it does, and its pieces. */
export type RelicSet = Relics['sets'][number];
/** How a stat of a relic grows. */
export type RelicAffix = Relics['mainAffixes'][string][number];
/** A skill: what it does to whom, with its figures level by level. */
export type Skill = DatasetJson['skills'][number];
/** A memosprite, and its skills. */
export type Servant = DatasetJson['servants'][number];
/** A character's stories and voice lines, by number. */
export type Archive = DatasetJson['archives'][number];
/** A series of books, with its volumes in reading order. */
export type BookSeries = DatasetJson['books']['series'][number];
/** A player icon, and whose face it is. */
export type PlayerIcon = DatasetJson['icons'][number];
/** What a shop sells for what. */
export type Shop = DatasetJson['shops'][number];
/** What a consumable does, in figures. */
export type Consumable = DatasetJson['consumables'][number];
/** Achievements by series, which of them a player can have only one of, and which are stages of one. */
export type Achievements = DatasetJson['achievements'];
export type Achievement = Achievements['achievements'][number];
export type AchievementSeries = Achievements['series'][number];
export type Texts = DeepReadonly<z.infer<typeof textsSchema>>;
/** The names of one language: by kind, then by id. */
export type Names = NonNullable<DatasetJson['names'][keyof DatasetJson['names']]>;
