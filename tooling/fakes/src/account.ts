import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BANNER_RULES,
  BANNER_TYPES,
  type BannerType,
  fiveStarChance,
  gameId,
  type Pull,
  serverTime,
  zoneOfAccount,
} from '@trailbook/core/internal/warp';

/** A made-up account, with a history as the game would give it. */
export interface FakeAccount {
  readonly uid: string;
  /** The key to its records, decoded. */
  readonly authkey: string;
  readonly region: string;
  readonly zone: number;
  /** By banner type, oldest first. */
  readonly pulls: ReadonlyMap<BannerType, readonly Pull[]>;
}

export interface AccountOptions {
  readonly uid: string;
  readonly seed?: number;
  readonly pulls?: number;
  /** When the first and the last pull were made, in milliseconds. */
  readonly from: number;
  readonly until: number;
}

/** Characters that are always standard, four-stars and light cones of three stars. */
const STANDARD_FIVES = [1003, 1004, 1101, 1104, 1107, 1209, 1211];
const STANDARD_CONES = [23000, 23002, 23003, 23004, 23005, 23012, 23013];
export const FOURS = [
  1001, 1002, 1008, 1009, 1013, 1103, 1105, 1106, 1108, 1109, 21000, 21001, 21002,
];
const THREES = [20000, 20001, 20002, 20003, 20004, 20005, 20006, 20007, 20008, 20009];

/** How pulls fall to the banner types; newcomers have fifty pulls and no more. */
const SHARES: Readonly<Record<BannerType, number>> = { 1: 20, 2: 1, 11: 45, 12: 24, 21: 6, 22: 4 };
const NEWCOMER_PULLS = 50;

const REGIONS: Readonly<Record<string, string>> = {
  6: 'prod_official_usa',
  7: 'prod_official_eur',
  8: 'prod_official_asia',
  9: 'prod_official_cht',
};

/** Makes up an account: the same for the same options. */
export function fakeAccount({
  uid,
  seed = 1,
  pulls = 500,
  from,
  until,
}: AccountOptions): FakeAccount {
  const random = seeded(seed);
  const zone = zoneOfAccount(uid);
  const byType = new Map<BannerType, Pull[]>(BANNER_TYPES.map((type) => [type, []]));
  const draw = drawer(random);
  const nextId = counting(uid.slice(-2));
  let made = 0;
  for (let second = Math.floor(from / 1000); made < pulls; ) {
    const type = pickType(random, byType);
    const atOnce = Math.min(random() < 0.7 ? 10 : 1, pulls - made);
    const banner = draw.banner(type);
    const ids = nextId(type, second, atOnce);
    for (let place = 0; place < atOnce; place++) {
      const id = ids[place] ?? '';
      const time = serverTime(second * 1000, zone);
      byType.get(type)?.push({ id, gachaId: banner.id, itemId: draw.item(banner), time, zone });
      made++;
    }
    // What is left of the time, shared among what is left of the pulls, some seven at once.
    const left = until / 1000 - second;
    const share = (left * 14 * random()) / Math.max(1, pulls - made);
    second += Math.max(1, Math.floor(Math.min(share, left / 2)));
  }
  const letters = Array.from({ length: 120 }, () => pick(random, [...ALPHABET])).join('');
  return {
    ...{ uid, zone, pulls: byType },
    authkey: `${letters}+/${uid}==`,
    region: REGIONS[uid[0] ?? ''] ?? 'prod_gf_cn',
  };
}

/**
 * Counts pulls as the game does: hour by hour, those of other players with the same last two digits as well, and those of
 * collaborations by themselves. Rule W5.
 */
function counting(tail: string) {
  const counters = new Map<string, number>();
  return (type: BannerType, second: number, count: number): string[] => {
    const hour = Math.floor(second / 3600) * 3600;
    const counterOf = `${hour} ${type === 21 || type === 22}`;
    // The others pull up to two times a second, in quiet hours hardly ever.
    const others = Math.floor((second - hour) * 2 * seeded(hour)() ** 4);
    const first = Math.max(counters.get(counterOf) ?? 0, others);
    counters.set(counterOf, first + count);
    return Array.from({ length: count }, (_, place) =>
      gameId({ hour, counter: first + place, tail }),
    );
  };
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function pickType(
  random: () => number,
  made: ReadonlyMap<BannerType, readonly Pull[]>,
): BannerType {
  const open = BANNER_TYPES.filter(
    (type) => type !== 2 || (made.get(2)?.length ?? 0) <= NEWCOMER_PULLS - 10,
  );
  return pick(
    random,
    open.flatMap((type) => Array<BannerType>(SHARES[type]).fill(type)),
  );
}

/** Draws by the game's own rules: pity, and a guarantee after a lost one. */
function drawer(random: () => number) {
  const banners = Map.groupBy(realBanners(), ({ type }) => type);
  const state = new Map(BANNER_TYPES.map((type) => [type, { five: 0, four: 0, isSure: false }]));
  return {
    banner: (type: BannerType): FakeBanner => pick(random, (banners.get(type) ?? []).slice(-6)),
    item(banner: FakeBanner): number {
      const { type, featured } = banner;
      const pity = state.get(type) ?? { five: 0, four: 0, isSure: false };
      pity.five++;
      pity.four++;
      if (random() < fiveStarChance(type, pity.five)) {
        pity.five = 0;
        const others = type === 12 || type === 22 ? STANDARD_CONES : STANDARD_FIVES;
        if (featured === null) return pick(random, others);
        const isWon = pity.isSure || random() < (BANNER_RULES[type].featuredChance ?? 0);
        pity.isSure = !isWon;
        return isWon ? featured : pick(random, others);
      }
      if (pity.four < BANNER_RULES[type].fourStarLimit && random() > 0.051)
        return pick(random, THREES);
      pity.four = 0;
      return pick(random, FOURS);
    },
  };
}

/** A banner to pull on. */
export interface FakeBanner {
  readonly id: number;
  readonly type: BannerType;
  /** Its featured 5★; null where there is none. */
  readonly featured: number | null;
}

const data = join(import.meta.dirname, '../../../data/game');

/** The game's own banners, as far as anything is known to be featured. */
export function realBanners(): FakeBanner[] {
  const { banners } = JSON.parse(readFileSync(join(data, 'banners.json'), 'utf8')) as {
    banners: readonly {
      readonly id: number;
      readonly type: BannerType;
      readonly featured?: number;
    }[];
  };
  return banners
    .filter(({ type, featured }) => BANNER_TYPES.includes(type) && (type < 10 || featured))
    .map(({ id, type, featured = null }) => ({ id, type, featured }));
}

/** Numbers from 0 to 1 that look like chance and are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of a list. */
export function pick<T>(random: () => number, list: readonly T[]): T {
  const picked = list[Math.floor(random() * list.length)];
  if (picked === undefined) throw new Error('There is nothing to pick from.');
  return picked;
}
