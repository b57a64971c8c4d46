import * as z from 'zod';
import { hash, id } from '../dump/raw.ts';
import { rawTable } from '../dump/raw-table.ts';
import type { Source } from '../source.ts';

const ShopConfig = rawTable(
  'ShopConfig',
  ['ShopID'],
  z.object({ ShopID: id, ShopName: hash.optional() }),
);

const ShopGoodsConfig = rawTable(
  'ShopGoodsConfig',
  ['GoodsID'],
  z.object({
    GoodsID: id,
    ShopID: id,
    /** Without one it is any of a group that changes by the month: characters. */
    ItemID: id.optional(),
    ItemCount: id,
    CurrencyList: z.array(id),
    CurrencyCostList: z.array(z.int().nonnegative()),
    LimitTimes: id.optional(),
    RefreshType: z.enum(['DAILY', 'WEEK', 'MONTH', 'CYCLE']).optional(),
    /** Of a cycle. */
    CycleDays: id.optional(),
  }),
);

const LOSES = 'items do not say where they are sold';

const PERIODS = { DAILY: 'daily', WEEK: 'weekly', MONTH: 'monthly', CYCLE: 'cycle' } as const;

/** What shops take for what they sell. */
export function currencies({ dump }: Source): number[] {
  const goods = dump.table(ShopGoodsConfig, LOSES);
  return goods.filter((row) => row.ItemID !== undefined).flatMap((row) => row.CurrencyList);
}

/**
 * What shops sell for one currency, in the order of the shops. Nothing is free in a shop: a row without a price is
 * for what the tables do not say.
 */
export function readShops({ dump, names }: Source, items: ReadonlySet<number>) {
  const goods = Map.groupBy(
    dump.table(ShopGoodsConfig, LOSES).sort((a, b) => a.GoodsID - b.GoodsID),
    (row) => row.ShopID,
  );
  return dump
    .table(ShopConfig, LOSES)
    .sort((a, b) => a.ShopID - b.ShopID)
    .map((shop) => ({
      id: shop.ShopID,
      name: shop.ShopName,
      goods: (goods.get(shop.ShopID) ?? []).flatMap((row) => {
        const [currency, another] = row.CurrencyList;
        const price = row.CurrencyCostList[0];
        if (!row.ItemID || !items.has(row.ItemID)) return [];
        if (!currency || !items.has(currency) || another || !price) return [];
        return [
          {
            item: row.ItemID,
            count: row.ItemCount,
            currency,
            price,
            limit: row.LimitTimes,
            period: row.RefreshType && PERIODS[row.RefreshType],
            days: row.CycleDays,
          },
        ];
      }),
    }))
    .filter((shop) => shop.goods.length > 0)
    .map(({ name, ...shop }) => {
      names.claim('shop', shop.id, name);
      return shop;
    });
}
