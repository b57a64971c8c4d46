/** Files as the scanner's builds write them, made up after the documented shape. */

const character = {
  id: '1102',
  name: 'Seele',
  path: 'The Hunt',
  level: 70,
  ascension: 5,
  eidolon: 1,
  skills: { basic: 5, skill: 8, ult: 8, talent: 7 },
  traces: { ability_1: true, ability_2: true, ability_3: false, stat_1: true, stat_2: true },
};
const lightCone = {
  id: '23001',
  name: 'In the Night',
  level: 60,
  ascension: 4,
  superimposition: 1,
  location: '1102',
  lock: true,
  _uid: 'light_cone_1',
};
const head = {
  source: 'reliquary_archiver',
  metadata: { uid: 600000001, trailblazer: 'Stelle' },
  relics: [{ set_id: '101', slot: 'Head', level: 15, discard: false }],
};

export const SCANNER_FILES = {
  /** Without an inventory. */
  'v0.7': {
    ...head,
    build: 'v0.7.0',
    version: 3,
    characters: [character],
    light_cones: [lightCone],
  },
  /** With one; numbers as text. */
  'v0.11': {
    ...head,
    build: 'v0.11.0',
    version: 4,
    gacha: { stellar_jade: 160 },
    characters: [{ ...character, memosprite: null }],
    light_cones: [lightCone],
    materials: [
      { id: '2', name: 'Credit', count: 120_000 },
      { id: '110406', name: 'Ascended Remnant of Shadow', count: 12 },
    ],
  },
  /** With numbers as numbers, and fields that came later. */
  'v0.13': {
    ...head,
    build: 'v0.13.1',
    version: 5,
    settings: {},
    characters: [{ ...character, id: 1102, ability_version: 0 }],
    light_cones: [{ ...lightCone, id: 23001 }],
    materials: [
      { id: 2, count: 120_000, expire_time: null },
      { id: 110406, count: 12 },
    ],
  },
} as const;
