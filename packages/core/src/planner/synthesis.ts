import type { ItemId, PlannerTables } from '../dataset/index.ts';
import { add, type Counts } from './counts.ts';

/** What making some of an item took: of the stock, and in credits. */
export interface Crafted {
  readonly made: number;
  /** Items spent, by id; a tier between that was itself made is not among them. */
  readonly spent: ReadonlyMap<ItemId, number>;
  readonly credits: number;
}

/**
 * Makes as many of an item as are wanted and the stock allows, out of the tier below, which may itself be
 * made of the tier below that. Takes what it spends out of `stock`.
 * Rule P22; ItemComposeConfig.
 */
export function craft(
  { synthesis }: Pick<PlannerTables, 'synthesis'>,
  item: ItemId,
  wanted: number,
  stock: Counts,
): Crafted {
  const spent = new Map<ItemId, number>();
  let credits = 0;
  const made = Math.min(wanted, craftable(item));
  spend(item, made);
  return { made, spent, credits };

  /** How many could be made, not counting those in stock. */
  function craftable(product: ItemId): number {
    const recipe = synthesis.get(product);
    if (!recipe) return 0;
    return Math.floor(((stock.get(recipe.from) ?? 0) + craftable(recipe.from)) / recipe.count);
  }

  /** Takes what is there first, and makes only what is short, so that nothing is left over between. */
  function spend(product: ItemId, count: number): void {
    const recipe = synthesis.get(product);
    if (!recipe || count === 0) return;
    const need = count * recipe.count;
    const taken = Math.min(stock.get(recipe.from) ?? 0, need);
    spend(recipe.from, need - taken);
    credits += count * recipe.credits;
    if (taken === 0) return;
    add(stock, recipe.from, -taken);
    add(spent, recipe.from, taken);
  }
}
