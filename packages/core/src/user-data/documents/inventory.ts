import * as z from 'zod/mini';
import type { DeepReadonly } from '../../basics/deep-readonly.ts';
import { dividedBy, documentKind } from '../document.ts';

/** Ten times as many as the game has. */
const MAX_ITEMS = 10_000;

const part = { key: /^\d{1,12}$/, value: z.int().check(z.nonnegative()) };

const schema = z.object({
  // Versions 1 and 2 are those of older stores.
  version: z.literal(3),
  /** By item id. */
  items: z
    .record(z.string().check(z.regex(part.key)), part.value)
    .check(z.refine((items) => Object.keys(items).length <= MAX_ITEMS)),
});

/** What the player owns. */
export interface InventoryDocument extends DeepReadonly<z.infer<typeof schema>> {}

export const inventoryKind = documentKind<InventoryDocument>({
  schema,
  most: MAX_ITEMS,
  empty: { items: {} },
  ...dividedBy<InventoryDocument>('items', part),
  merge: (mine, theirs) => ({ ...mine, items: { ...theirs.items, ...mine.items } }),
  // Those that are used up count as nothing, and stand in it all the same.
  size: ({ items }) => Object.keys(items).length,
  measure: ({ items }) => Object.values(items).filter((count) => count > 0).length,
});
