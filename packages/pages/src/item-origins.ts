import type {
  Cost,
  CountedItem,
  ItemId,
  Lookup,
  PageName,
  Shop,
} from '@trailbook/core/internal/dataset';

/** An assignment that brings an item. */
export interface Assignment {
  readonly id: number;
  readonly name: PageName | null;
  readonly lengths: readonly {
    readonly hours: number;
    readonly count: number;
    /** What fitting characters bring beside. */
    readonly bonus: number;
  }[];
}

/** Which assignments bring an item, and how many of it by how long they take. */
export function assignmentsOf(lookup: Lookup, item: ItemId): Assignment[] {
  return lookup.dataset.assignments
    .map(({ id, lengths }) => ({
      id,
      name: lookup.name('assignment', id),
      lengths: lengths
        .map(({ hours, items, bonus }) => ({
          hours,
          count: countIn(items, item),
          bonus: countIn(bonus, item),
        }))
        .filter(({ count, bonus }) => count + bonus > 0),
    }))
    .filter(({ lengths }) => lengths.length > 0);
}

function countIn(cost: Cost, item: ItemId): number {
  return cost.find(({ id }) => id === item)?.count ?? 0;
}

/** Enemies that drop an item. */
export interface DroppedBy {
  readonly names: readonly PageName[];
  /** How many more have no name in the language. */
  readonly nameless: number;
}

/** Which enemies drop an item. */
export function droppedBy(lookup: Lookup, item: ItemId): DroppedBy {
  const enemies = lookup.dataset.enemies.filter(({ drops }) => drops.includes(item));
  const names = enemies.flatMap(({ id }) => lookup.name('enemy', id) ?? []);
  const apart = new Map(names.map((name) => [name.text, name]));
  return { names: [...apart.values()], nameless: enemies.length - names.length };
}

type Goods = Shop['goods'][number];

/** What an item costs where it is sold. */
export interface Offer {
  /** The currency, and how much of it. */
  readonly price: CountedItem;
  /** How many one purchase gives. */
  readonly count: number;
  /** How often it can be bought, in all or in the period; null where that has no end. */
  readonly limit: number | null;
  readonly period: NonNullable<Goods['period']> | null;
  /** Of a cycle. */
  readonly days: number | null;
  /** How many shops sell it so. */
  readonly shops: number;
  /** Those of them that have a name. */
  readonly names: readonly PageName[];
}

/** Where an item is sold, the shops that sell it alike together; not for what has no name here. */
export function offersOf(lookup: Lookup, item: ItemId): Offer[] {
  const alike = new Map<string, { goods: Goods; shops: number[] }>();
  for (const { id, goods } of lookup.dataset.shops) {
    for (const row of goods.filter((one) => one.item === item)) {
      const key = JSON.stringify(row);
      const before = alike.get(key);
      alike.set(key, { goods: row, shops: [...(before?.shops ?? []), id] });
    }
  }
  return [...alike.values()]
    .filter(({ goods }) => lookup.name('item', goods.currency))
    .map(({ goods: { currency, price, count, limit, period, days }, shops }) => ({
      price: { ...lookup.item(currency), count: price },
      count,
      limit: limit ?? null,
      period: period ?? null,
      days: days ?? null,
      shops: shops.length,
      names: shops.flatMap((id) => lookup.name('shop', id) ?? []),
    }));
}
