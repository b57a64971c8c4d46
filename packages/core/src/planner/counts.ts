import type { ItemId } from '../dataset/index.ts';

/** Items by count. */
export type Counts = Map<ItemId, number>;

export function add(counts: Counts, id: ItemId, count: number): void {
  counts.set(id, (counts.get(id) ?? 0) + count);
}
