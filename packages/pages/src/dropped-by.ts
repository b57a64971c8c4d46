import type { ItemId, Lookup, PageName } from '@trailbook/core/internal/dataset';

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
