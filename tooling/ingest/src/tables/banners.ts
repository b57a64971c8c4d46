import * as z from 'zod';
import { curated } from '../curated.ts';
import { IngestError } from '../dump/dump.ts';
import { id } from '../dump/raw.ts';
import { type RowOf, rawTable } from '../dump/raw-table.ts';
import type { Source } from '../source.ts';

const TYPES = {
  Normal: 1,
  Newbie: 2,
  AvatarUp: 11,
  WeaponUp: 12,
  CollaborationAvatarUp: 21,
  CollaborationWeaponUp: 22,
} as const;

const GachaBasicInfo = rawTable(
  'GachaBasicInfo',
  ['GachaID'],
  z.object({
    GachaID: id,
    GachaType: z
      .enum(Object.keys(TYPES) as (keyof typeof TYPES)[])
      .transform((word) => TYPES[word]),
    PrefabPath: z.string(),
  }),
);

const Scheduled = z.object({
  id,
  type: z.int(),
  version: z.string().nullable(),
  start: z.string(),
  end: z.string().nullable(),
  featured5: z.array(id).max(1),
  featured4: z.array(id),
});
const Unnumbered = z.object({
  type: z.literal([11, 12]),
  version: z.string(),
  start: z.string(),
  end: z.string(),
  featured: id,
  featured4: z.array(id).optional(),
});
type Scheduled = z.infer<typeof Scheduled>;

/**
 * Banners by id: the five-star that one features stands at the end of the panel's path, when it ran in the
 * gathered schedule. Banners that only the schedule knows follow, as far as their five-star is known.
 *
 * @throws IngestError where the tables and the schedule feature different five-stars
 */
export function readBanners({ dump }: Source, known: ReadonlySet<number>) {
  const { banners } = curated('banners', z.object({ banners: z.array(Scheduled) }));
  const schedule = new Map(banners.map((banner) => [banner.id, banner]));
  const rows = dump.table(GachaBasicInfo, 'won and lost pulls cannot be told apart').map((row) => ({
    id: row.GachaID,
    type: row.GachaType as number,
    featured: row.GachaType > 2 ? featuredOf(row, known) : undefined,
    gathered: undefined,
  }));
  const inTables = new Set(rows.map((row) => row.id));
  const gathered = banners
    .filter(({ id, featured5 }) => !inTables.has(id) && known.has(featured5[0] ?? 0))
    .map(({ id, type, featured5 }) => ({
      id,
      type,
      featured: featured5[0],
      gathered: true as const,
    }));
  return [...rows, ...gathered]
    .sort((a, b) => a.id - b.id)
    .map((banner) => ({ ...banner, ...whenOf(banner, schedule.get(banner.id)) }));
}

/** Banners that ran, and whose ids nobody has published: those of what is known. */
export function readUnnumberedBanners(known: ReadonlySet<number>) {
  const { unnumbered } = curated('banners', z.object({ unnumbered: z.array(Unnumbered) }));
  return unnumbered.filter(({ featured }) => known.has(featured));
}

function whenOf(banner: { id: number; featured: number | undefined }, scheduled?: Scheduled) {
  if (!scheduled) return {};
  if (scheduled.featured5[0] !== banner.featured) {
    throw new IngestError(
      `Table GachaBasicInfo, GachaID ${banner.id}: it features ${banner.featured}, the schedule says ${scheduled.featured5[0]}.`,
    );
  }
  return {
    version: scheduled.version ?? undefined,
    start: scheduled.start,
    end: scheduled.end ?? undefined,
    featured4: scheduled.featured4.length > 0 ? scheduled.featured4 : undefined,
  };
}

function featuredOf(row: RowOf<typeof GachaBasicInfo>, known: ReadonlySet<number>): number {
  const featured = Number(row.PrefabPath.match(/_(\d+)\.prefab$/)?.[1]);
  if (!known.has(featured)) {
    throw new IngestError(
      `Table GachaBasicInfo, GachaID ${row.GachaID}, field PrefabPath: no known id in ${row.PrefabPath}`,
    );
  }
  return featured;
}
