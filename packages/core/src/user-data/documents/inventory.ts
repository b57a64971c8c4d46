import * as z from 'zod/mini';
import { type DocumentKind, dividedBy } from '../document.ts';

/** What the player owns, by item id. Versions 1 and 2 are those of older stores. */
export interface InventoryDocument {
  readonly version: 3;
  readonly items: Readonly<Record<string, number>>;
}

/** Ten times as many as the game has. */
const MAX_ITEMS = 10_000;

const part = { key: /^\d{1,12}$/, value: z.int().check(z.nonnegative()) };

export const inventoryKind: DocumentKind<InventoryDocument> = {
  version: 3,
  most: MAX_ITEMS,
  schema: z.object({
    version: z.literal(3),
    items: z
      .record(z.string().check(z.regex(part.key)), part.value)
      .check(z.refine((items) => Object.keys(items).length <= MAX_ITEMS)),
  }),
  empty: { version: 3, items: {} },
  steps: {},
  ...dividedBy<InventoryDocument>('items', part),
  merge: (mine, theirs) => ({ ...mine, items: { ...theirs.items, ...mine.items } }),
  // Those that are used up count as nothing, and stand in it all the same.
  size: ({ items }) => Object.keys(items).length,
  measure: ({ items }) => Object.values(items).filter((count) => count > 0).length,
};
