import type { ItemId } from '../dataset/index.ts';
import type { ItemLines } from './plan.ts';

/** How many of an item are taken out of the stock to make the higher tiers among some lines. */
export function usedUp(lines: ItemLines, item: ItemId): number {
  let count = 0;
  for (const { synthesisCost } of lines.values()) count += synthesisCost.get(item) ?? 0;
  return count;
}
