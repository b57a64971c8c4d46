import {
  BANNER_RULES,
  type BannerType,
  chanceWithin,
  fiveStarChance,
  type LuckGoal,
  luck,
  odds,
  type Pull,
  type WarpTables,
} from '../src/warp/index.ts';
import { seeded } from './seeded.ts';

/**
 * Plays the game for a long while, and holds the exact sums against what happens: chances against ten million
 * pulls, and luck against players, among whom it must be spread evenly.
 *
 *     pnpm --filter @trailbook/core simulate [SEED]
 */
const random = seeded(Number(process.argv[2] ?? 1));

const FEATURED = 1102;
const STANDARD = 1101;
const OTHER = 20000;
const GACHA_ID = 2003;
const tables: WarpTables = {
  rarities: new Map([
    [FEATURED, 5],
    [STANDARD, 5],
    [OTHER, 3],
  ]),
  featured: new Map([[GACHA_ID, FEATURED]]),
};

holdChances(11, 10_000_000);
holdChances(12, 10_000_000);
for (const type of [11, 12] as const) {
  for (const goal of ['fiveStar', 'featured'] as const) {
    for (const isComplete of [true, false]) holdLuck({ type, goal, isComplete }, 4000);
  }
}

function holdChances(type: BannerType, count: number): void {
  const player = newPlayer(type);
  let [fiveStars, featured, since] = [0, 0, 0];
  const within = new Map([50, 75, 90, 100, 150].map((pulls) => [pulls, 0]));
  for (let pull = 0; pull < count; pull++) {
    const item = player();
    since++;
    if (item !== OTHER) fiveStars++;
    if (item !== FEATURED) continue;
    featured++;
    for (const [pulls, hits] of within) if (since <= pulls) within.set(pulls, hits + 1);
    since = 0;
  }
  const exact = odds({}, [{ type, copies: 1 }]);
  if (!exact.ok) throw new Error(exact.error.code);
  const { mean, chances } = exact.value;
  console.info(`banner ${type}, ${count} pulls: ${count / fiveStars} a 5★`);
  console.info(`  ${count / featured} a featured one, exactly ${mean}`);
  for (const [pulls, hits] of within) {
    const chance = chanceWithin(chances, pulls);
    const deviation = Math.sqrt((chance * (1 - chance)) / featured);
    const apart = (hits / featured - chance) / deviation;
    console.info(`  within ${pulls}: ${hits / featured}, exactly ${chance}: ${apart.toFixed(2)} σ`);
  }
}

interface Population {
  readonly type: BannerType;
  readonly goal: LuckGoal;
  readonly isComplete: boolean;
}

/** Kolmogorov's and Smirnov's distance from an even spread; 1.63 / √n is passed once in a hundred times. */
function holdLuck({ type, goal, isComplete }: Population, players: number): void {
  const percentiles = Array.from({ length: players }, () => {
    const player = newPlayer(type);
    // A history without its beginning starts anywhere in a player's life.
    const before = isComplete ? 0 : 2000 + Math.floor(random() * 500);
    for (let pull = 0; pull < before; pull++) player();
    const pulls = Array.from({ length: 500 + Math.floor(random() * 2000) }, (_, at): Pull => {
      const id = String(1_682_521_200_000_000_000n + BigInt(at));
      return { id, gachaId: GACHA_ID, itemId: player(), time: '2024-01-01 00:00:00', zone: 8 };
    });
    const answer = luck(tables, { type, isComplete, pulls }, { goal });
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value.percentile;
  }).sort((a, b) => a - b);
  const distance = percentiles.reduce(
    (most, value, at) =>
      Math.max(most, Math.abs(value - at / players), Math.abs(value - (at + 1) / players)),
    0,
  );
  const beginning = isComplete ? 'with' : 'without';
  console.info(
    `luck on ${type}, ${goal}, ${beginning} its beginning: ${players} players, ` +
      `distance ${distance.toFixed(4)}, allowed ${(1.63 / Math.sqrt(players)).toFixed(4)}`,
  );
}

/** Pulls for ever. */
function newPlayer(type: BannerType): () => number {
  const { featuredChance } = BANNER_RULES[type];
  let pity = 0;
  let isGuaranteed = false;
  return () => {
    pity++;
    if (random() >= fiveStarChance(type, pity)) return OTHER;
    pity = 0;
    const isWon = isGuaranteed || random() < (featuredChance ?? 1);
    isGuaranteed = !isWon;
    return isWon ? FEATURED : STANDARD;
  };
}
