import type { DatasetJson } from '../src/dataset/index.ts';
import { smallDataset, smallRelicSet } from './small-dataset.ts';

type Universe = DatasetJson['universe'];

const season = (id: number, begins: string, areas: readonly number[]) => {
  return { id, begins: `${begins} 04:00:00`, ends: '2099-01-01 03:59:59', areas };
};

const area = (fields: Partial<Universe['areas'][number]> & { readonly id: number }) => ({
  difficulty: 1,
  icon: 'icon',
  elements: [],
  monsters: {},
  lesserMonsters: {},
  rewards: [],
  relicSets: [],
  ...fields,
});

const blessing = (id: number, fields: Partial<Universe['blessings'][number]> = {}) => ({
  id,
  path: 120,
  rarity: 1,
  levels: [[0.1], [0.2]],
  resonance: false,
  icon: 'icon',
  ...fields,
});

/** Three weeks of a small universe: a trial before the first entry, one of one world, one of two. */
export const SMALL_UNIVERSE = {
  seasons: [
    season(1, '2023-01-30', [31]),
    season(3, '2024-03-25', [31, 32, 41, 90, 91]),
    season(2, '2023-02-06', [31]),
  ],
  areas: [
    area({ id: 41, world: 4, difficulty: 1 }),
    area({
      id: 32,
      world: 3,
      difficulty: 2,
      recommendedLevel: 60,
      elements: ['ice'],
      monsters: { 7: 66 },
      lesserMonsters: { 8: 60, 9: 63 },
      reward: [
        { id: 1, count: 60 },
        { id: 1001, count: 1 },
        { id: 63015, count: 1 },
      ],
      rewards: [{ id: 22, count: 200 }, { id: 2 }],
      relicSets: [{ id: 301, rarities: [2, 4] }],
    }),
    area({ id: 31, world: 3, difficulty: 1 }),
    // One without a name in any language, and one of no world.
    area({ id: 90, world: 9, difficulty: 1 }),
    area({ id: 91, difficulty: 1 }),
  ],
  paths: [
    { id: 100, icon: 'icon' },
    { id: 120, path: 'preservation', icon: 'icon' },
    { id: 127, icon: 'icon' },
  ],
  blessings: [
    blessing(1),
    blessing(2, { rarity: 3, resonance: true }),
    blessing(3, { rarity: 3, path: 127 }),
    blessing(4, { rarity: 3 }),
    blessing(5),
  ],
  curios: [
    { id: 1, display: 10, params: [0.5], icon: 'dice' },
    { id: 1001, display: 10, params: [0.7], icon: 'dice' },
    { id: 2, display: 11, params: [], icon: 'dice' },
    { id: 3, display: 12, params: [], icon: 'other' },
  ],
  monsters: [
    { id: 7, template: 7, weaknesses: ['ice', 'fire'], icon: 'boss' },
    { id: 8, template: 8, weaknesses: [], icon: 'small' },
    { id: 9, template: 9, weaknesses: [], icon: 'small' },
    { id: 99, template: 99, weaknesses: [], icon: 'unseen' },
  ],
} as const;

/** The {@link SMALL_UNIVERSE} with what it gives, and its names. */
export const smallUniverse = smallDataset({
  // Ids as plain numbers: `parseDataset` checks and brands them.
  universe: SMALL_UNIVERSE as unknown as Universe,
  relics: {
    sets: [
      smallRelicSet({
        id: 301,
        pageId: 'station',
        pieces: [
          {
            type: 'sphere',
            icon: 'sphere',
            variants: [{ id: 63015, rarity: 5, maxLevel: 15, mainAffixes: 1, subAffixes: 1 }],
          },
        ],
      }),
    ],
    mainAffixes: {},
    subAffixes: {},
    properties: [],
  },
  names: {
    en: {
      universeWorld: { 31: 'World 3', 32: 'World 3', 41: 'World 4', 91: 'Prologue' },
      universePath: { 127: 'Propagation' },
      blessing: { 1: 'One', 2: 'Resonance', 3: 'Three', 4: 'Four' },
      curio: { 10: 'Dice', 11: 'Dice', 12: 'Moth' },
      relicSet: { 301: 'Station' },
      relicPiece: { 3015: 'Orb' },
      item: { 1: 'Jade', 2: 'Credit', 22: 'Experience' },
      monster: { 7: 'Deer' },
    },
    cn: { blessing: { 5: '五' } },
    de: { path: { 6: 'Bewahrung' } },
  },
});
