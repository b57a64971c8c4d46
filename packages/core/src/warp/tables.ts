import type { Dataset } from '../dataset/index.ts';
import type { Pull } from './pull.ts';

/** Stars of what is pulled. */
export type Rarity = 3 | 4 | 5;

/** What the warp records need to know of the game: the whole dataset tells it; so may a small file. */
export interface WarpTables {
  /** Of characters and light cones, whose ids never meet. */
  readonly rarities: ReadonlyMap<number, Rarity>;
  /** The featured 5★ by banner id; null for a banner that is known and features none. */
  readonly featured: ReadonlyMap<number, number | null>;
  /** When banners ran, by banner id; those without a known start are absent. */
  readonly runs?: ReadonlyMap<number, BannerRun>;
  /** Banners whose ids are not known. */
  readonly unnumbered?: readonly UnnumberedBanner[];
}

/** When a banner ran. */
export interface BannerRun {
  /**
   * `YYYY-MM-DD HH:MM:SS`, by the clock of each server; of a banner that comes with a version, which starts before
   * noon, by that of the Asia servers.
   */
  readonly start: string;
  /** By the clock of each server; absent where nobody knows. */
  readonly end?: string;
}

/** A banner without a known id. */
export interface UnnumberedBanner extends Required<BannerRun> {
  /** The featured 5★. */
  readonly featured: number;
}

/** A banner of the data, as far as its times are known. */
interface TimedBanner {
  readonly id: number;
  readonly featured?: number | undefined;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

/** The tables of a dataset that statistics ask. */
export function warpTables({
  characters,
  lightCones,
  banners,
}: Pick<Dataset, 'characters' | 'lightCones' | 'banners'>): WarpTables {
  return {
    rarities: new Map(
      [...characters.values(), ...lightCones.values()].map(({ id, rarity }) => [
        id,
        rarity as Rarity,
      ]),
    ),
    ...bannerTables(banners),
  };
}

/** What statistics need to know of banners. */
export function bannerTables({
  banners,
  unnumbered,
}: {
  readonly banners: readonly TimedBanner[];
  readonly unnumbered: readonly UnnumberedBanner[];
}): Required<Pick<WarpTables, 'featured' | 'runs' | 'unnumbered'>> {
  return {
    featured: new Map(banners.map(({ id, featured }) => [id, featured ?? null])),
    runs: new Map(
      banners.flatMap(({ id, start, end }) =>
        start === undefined ? [] : [[id, { start, ...(end !== undefined && { end }) }]],
      ),
    ),
    unnumbered: unnumbered.map(({ featured, start, end }) => ({ featured, start, end })),
  };
}

/**
 * How rare a pulled thing is, or null where that cannot be known. A thing that the game data does not hold
 * yet is as rare as the records told, a 5★ when its banner features it; a light cone tells by its number.
 * Source: EquipmentConfig numbers light cones 20xxx (3★), 21xxx and 22xxx (4★), 23xxx and 24xxx (5★).
 */
export function rarityOf(
  tables: WarpTables,
  { itemId, gachaId, rarity }: Pick<Pull, 'itemId' | 'gachaId' | 'rarity'>,
): Rarity | null {
  const known = tables.rarities.get(itemId);
  if (known !== undefined) return known;
  if (rarity) return rarity;
  if (tables.featured.get(gachaId) === itemId) return 5;
  return BY_SERIES.get(Math.floor(itemId / 1000)) ?? null;
}

const BY_SERIES: ReadonlyMap<number, Rarity> = new Map([
  [20, 3],
  [21, 4],
  [22, 4],
  [23, 5],
  [24, 5],
]);
