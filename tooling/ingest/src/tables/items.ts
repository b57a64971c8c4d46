import { ITEM_PURPOSES } from '@trailbook/core/internal/dataset';
import * as z from 'zod';
import { hash, id, itemRarity, picture } from '../dump/raw.ts';
import { type RowOf, rawTable, tableLike } from '../dump/raw-table.ts';
import { createPageIds } from '../page-ids.ts';
import type { Source } from '../source.ts';

const ItemConfig = rawTable(
  'ItemConfig',
  ['ID'],
  z.object({
    ID: id,
    Rarity: itemRarity,
    ItemMainType: z.string().optional(),
    PurposeType: z.int().min(1).max(21).optional(),
    ItemName: hash.optional(),
    ItemDesc: hash.optional(),
    ItemBGDesc: hash.optional(),
    ItemIconPath: z.string(),
    ItemGroup: id.optional(),
    isVisible: z.boolean().default(false),
  }),
);
type Row = RowOf<typeof ItemConfig>;

const ItemConfigRelic = tableLike('ItemConfigRelic', ItemConfig);

/** Purposes whose items stand in tiers of one family (ItemConfig.ItemGroup). */
const TIERED = new Set([1, 3, 5, 6, 7]);
/** Purposes that the item pages list: all but missions, music and books, which have their own pages. */
const LISTED = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19]);

const NO_RELICS = 'no relics among the recipes';

/** What stands for any piece of a relic set. */
const ONLY_SHOWN = 'Display';

interface Uses {
  /** Items that upgrading a character or light cone costs. */
  readonly upgrades: ReadonlySet<number>;
  /** Items that recipes, exchanges, stages and rewards name. */
  readonly others: ReadonlySet<number>;
}

/** Every item that there is, used or not. */
export function knownItems({ dump }: Source): ReadonlySet<number> {
  return new Set(dump.table(ItemConfig).map((row) => row.ID));
}

/** The same with the relics that recipes make and stages drop. */
export function knownThings(source: Source): ReadonlySet<number> {
  const relics = source.dump.table(ItemConfigRelic, NO_RELICS);
  return new Set([...knownItems(source), ...relics.map((row) => row.ID)]);
}

/** Every item that is used anywhere, and every visible one that the item pages list. */
export function readItems(source: Source, uses: Uses) {
  const { dump, names, texts } = source;
  const own = dump.table(ItemConfig);
  const rows = [...own, ...dump.table(ItemConfigRelic, NO_RELICS)].sort((a, b) => a.ID - b.ID);
  const originals = new Set(own.filter((row) => row.ItemDesc).map(lookOf));
  const pageIds = pageIdsOf(
    source,
    own.filter(
      (row) => isWanted(row, uses) && row.ItemMainType !== ONLY_SHOWN && !isCopy(row, originals),
    ),
  );
  const families = Map.groupBy(
    rows.filter((row) => row.ItemGroup && row.PurposeType && TIERED.has(row.PurposeType)),
    (row) => row.ItemGroup,
  );

  return rows
    .filter((row) => isWanted(row, uses))
    .map((row) => {
      names.claim('item', row.ID, row.ItemName);
      texts.claim('itemDescription', row.ID, row.ItemDesc);
      texts.claim('itemLore', row.ID, row.ItemBGDesc);
      return {
        id: row.ID,
        pageId: pageIds.get(row.ID),
        rarity: row.Rarity,
        purpose: row.PurposeType ? ITEM_PURPOSES[row.PurposeType - 1] : 'other',
        ...familyOf(row, families.get(row.ItemGroup) ?? []),
        icon: picture(row.ItemIconPath) || 'none',
        upgrade: uses.upgrades.has(row.ID),
      };
    });
}

/** Relics have no page among the items: it is that of their set. */
function pageIdsOf(source: Source, rows: readonly Row[]): Map<number, string> {
  const inOrder = [...rows].sort((a, b) => a.ID - b.ID);
  return createPageIds(
    source,
    inOrder.map((row) => ({
      id: row.ID,
      name: row.ItemName,
      kind: 'item',
      suffix: String(row.ID),
    })),
  );
}

/**
 * Whether it only stands for another: of the same picture and use, and nothing is said of what it is. There are such
 * of `First Voyage's Blessing`.
 */
function isCopy(row: Row, originals: ReadonlySet<string>): boolean {
  return !row.ItemDesc && originals.has(lookOf(row));
}

function lookOf({ ItemIconPath, PurposeType }: Row): string {
  return `${PurposeType} ${ItemIconPath}`;
}

function isWanted(row: Row, uses: Uses): boolean {
  if (uses.upgrades.has(row.ID) || uses.others.has(row.ID)) return true;
  return row.isVisible && row.PurposeType !== undefined && LISTED.has(row.PurposeType);
}

/** The tier is the place among the family's members by rarity. A lone item has no family. */
function familyOf(row: Row, members: readonly Row[]) {
  if (members.length < 2 || !members.includes(row)) return {};
  const tier = [...members].sort((a, b) => a.Rarity - b.Rarity || a.ID - b.ID).indexOf(row) + 1;
  return { family: row.ItemGroup, tier };
}
