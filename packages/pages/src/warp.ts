import type {
  CharacterId,
  Element,
  Lookup,
  PageName,
  Path,
} from '@trailbook/core/internal/dataset';
import { plainName } from '@trailbook/core/internal/dataset';
import {
  type BannerType,
  bannerTables,
  type Rarity,
  type WarpTables,
} from '@trailbook/core/internal/warp';

/** Something that can be pulled, as the warp pages show it. */
export interface WarpThing {
  readonly id: number;
  readonly kind: 'character' | 'lightCone';
  readonly pageId: string;
  readonly name: PageName;
  /** As the game writes it in a record of warps, where pages tell it from its namesakes. */
  readonly recorded?: string;
  readonly rarity: number;
  readonly path: Path;
  /** Light cones have none. */
  readonly element?: Element;
  readonly icon: string;
}

/** A banner, as far as the data know it. */
export interface WarpBanner {
  readonly id: number;
  readonly type: BannerType;
  /** The 5★ that it features. */
  readonly featured?: number;
  readonly version?: string;
  /** Times of the server. */
  readonly start?: string;
  readonly end?: string;
}

/** A banner whose id is not known. */
export type UnnumberedWarpBanner = Omit<WarpBanner, 'id'> &
  Required<Pick<WarpBanner, 'featured' | 'start' | 'end'>>;

/** What the warp pages need of the game's data, in one language: one file, made once, cached for good. */
export interface WarpPack {
  readonly things: readonly WarpThing[];
  readonly banners: readonly WarpBanner[];
  /** Those whose ids are not known. */
  readonly unnumbered: readonly UnnumberedWarpBanner[];
}

/** What the warp screen works with. */
export interface WarpData {
  readonly tables: WarpTables;
  readonly things: ReadonlyMap<number, WarpThing>;
  readonly banners: ReadonlyMap<number, WarpBanner>;
  readonly unnumbered: readonly UnnumberedWarpBanner[];
}

/** Packs what the warp pages need, and nothing else. */
export function packWarp(lookup: Lookup): WarpPack {
  const { characters, lightCones, banners } = lookup.dataset;
  return {
    things: [
      ...[...characters.values()].map(
        ({ id, pageId, rarity, path, element, icon }): WarpThing => ({
          ...{ id, kind: 'character', pageId, rarity, path, element, icon },
          ...characterNames(lookup, id),
        }),
      ),
      ...[...lightCones.values()].map(
        ({ id, pageId, rarity, path, icon }): WarpThing => ({
          ...{ id, kind: 'lightCone', pageId, rarity, path, icon },
          name: lookup.nameOr('lightCone', id, id),
        }),
      ),
    ],
    banners: banners.banners.map(({ id, type, featured, version, start, end }) => ({
      ...{ id, type },
      ...(featured !== undefined && { featured }),
      ...(version !== undefined && { version }),
      ...(start !== undefined && { start }),
      ...(end !== undefined && { end }),
    })),
    unnumbered: banners.unnumbered.map(({ type, featured, version, start, end }) => ({
      ...{ type, featured, version, start, end },
    })),
  };
}

function characterNames(lookup: Lookup, id: CharacterId): Pick<WarpThing, 'name' | 'recorded'> {
  const name = lookup.character(id);
  const { text } = plainName(lookup, id);
  return { name, ...(text !== name.text && { recorded: text }) };
}

/** The pack with its lookups. */
export function openWarp({ things, banners, unnumbered }: WarpPack): WarpData {
  return {
    tables: {
      // Nothing below 3★ can be pulled, nothing above 5★ is there.
      rarities: new Map(things.map(({ id, rarity }) => [id, rarity as Rarity])),
      ...bannerTables({ banners, unnumbered }),
    },
    things: new Map(things.map((thing) => [thing.id, thing])),
    banners: new Map(banners.map((banner) => [banner.id, banner])),
    unnumbered,
  };
}
