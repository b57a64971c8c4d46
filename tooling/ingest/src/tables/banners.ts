import * as z from 'zod';
import { IngestError } from '../dump.ts';
import { id } from '../raw.ts';
import { type RowOf, rawTable } from '../raw-table.ts';
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

/** Banner ids with the featured five-star, which stands at the end of the panel's path. */
export function readBanners({ dump }: Source, known: ReadonlySet<number>) {
  return dump
    .table(GachaBasicInfo, 'won and lost pulls cannot be told apart')
    .sort((a, b) => a.GachaID - b.GachaID)
    .map((row) => ({
      id: row.GachaID,
      type: row.GachaType,
      featured: row.GachaType > 2 ? featuredOf(row, known) : undefined,
    }));
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
