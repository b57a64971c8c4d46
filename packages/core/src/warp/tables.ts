import type { Dataset } from '../dataset/index.ts';

/** Stars of what is pulled. */
export type Rarity = 3 | 4 | 5;

/** What the warp records need to know of the game: the whole dataset tells it; so may a small file. */
export interface WarpTables {
  /** Of characters and light cones, whose ids never meet. */
  readonly rarities: ReadonlyMap<number, Rarity>;
  /** The featured 5★ by banner id; null for a banner that is known and features none. */
  readonly featured: ReadonlyMap<number, number | null>;
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
    featured: new Map(banners.banners.map(({ id, featured }) => [id, featured ?? null])),
  };
}
