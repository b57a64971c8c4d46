import {
  DATASET_PARTS,
  type Dataset,
  LANGUAGES,
  NAME_KINDS,
  parseDataset,
} from '@trailbook/core/internal/dataset';

const NO_NAMES = Object.fromEntries(NAME_KINDS.map((kind) => [kind, {}]));

/** The smallest game there is: one invented relic set, with a name in English. */
export const smallDataset: Dataset = parseDataset({
  ...Object.fromEntries(DATASET_PARTS.map((part) => [part, []])),
  manifest: { format: 1, gameVersion: '0.1', hash: 'ab'.repeat(32), counts: {}, layers: ['0.1'] },
  experience: {
    character: [100],
    lightCone: { 5: [100] },
    characterItems: [{ id: 211, exp: 1000, credits: 100 }],
    lightConeItems: [{ id: 221, exp: 500, credits: 250 }],
  },
  relics: {
    sets: [
      {
        id: 901,
        pageId: 'lamplighter',
        planar: false,
        version: '0.1',
        icon: 'Icon/901',
        art: 'Art/901',
        bonuses: [],
        pieces: [],
      },
    ],
    mainAffixes: {},
    subAffixes: {},
    properties: [],
  },
  achievements: { series: [], achievements: [], exclusive: [], stages: [] },
  books: { worlds: [], series: [] },
  universe: { seasons: [], areas: [], paths: [], blessings: [], curios: [], monsters: [] },
  banners: { banners: [] },
  effects: { characters: {}, lightCones: {}, relics: {} },
  names: {
    ...Object.fromEntries(LANGUAGES.map((language) => [language, NO_NAMES])),
    en: { ...NO_NAMES, relicSet: { 901: 'Lamplighter' } },
  },
});
