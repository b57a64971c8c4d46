/** What a table of pulls may tell, by what a column of it means. */
export const COLUMN_ROLES = ['time', 'type', 'item', 'id', 'gachaId', 'uid', 'zone'] as const;
/** One of the {@link COLUMN_ROLES}. */
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** The place of each column, from 0. Without time, type and item a row means nothing. */
export interface Columns extends Partial<Record<ColumnRole, number>> {
  readonly time: number;
  readonly type: number;
  readonly item: number;
}

/** Headings that tell what a column is, in small letters and without what stands between words; the best first. */
const HEADINGS: Readonly<Record<ColumnRole, readonly string[]>> = {
  time: ['time', 'date', 'datetime', 'timestamp', '时间', '時間', '日時'],
  type: [
    'gachatype',
    'bannertype',
    'type',
    'banner',
    'warptype',
    'warp',
    'pool',
    '跃迁类型',
    '卡池',
  ],
  item: ['itemid', 'item', 'name', 'itemname', '名称', '名稱', '名前'],
  id: ['id', 'pullid', 'warpid'],
  gachaId: ['gachaid', 'bannerid', 'bannercode'],
  uid: ['uid', 'account'],
  zone: ['zone', 'timezone', 'regiontimezone'],
};

/** Which column is which, as far as the headings tell. */
export function guessColumns(header: readonly string[]): Partial<Record<ColumnRole, number>> {
  const headings = header.map((heading) => heading.toLowerCase().replace(/[\s_-]/g, ''));
  const guess: Partial<Record<ColumnRole, number>> = {};
  for (const role of COLUMN_ROLES) {
    const found = HEADINGS[role].map((name) => headings.indexOf(name)).find((at) => at !== -1);
    if (found !== undefined) guess[role] = found;
  }
  return guess;
}

export function isComplete(columns: Partial<Record<ColumnRole, number>>): columns is Columns {
  return columns.time !== undefined && columns.type !== undefined && columns.item !== undefined;
}
