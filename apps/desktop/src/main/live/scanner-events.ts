import { readScanner } from '@trailbook/api/account';
import { MAX_COUNT } from '@trailbook/core/internal/format';
import * as z from 'zod/mini';

/** How many there are of an item. */
interface ItemCount {
  readonly id: number;
  readonly count: number;
}

/** What the game's scanner tells as it happens, as far as it is of use here. */
export type ScannerEvent =
  /** All that an account has. */
  | {
      readonly kind: 'scan';
      readonly uid: string;
      readonly items: readonly ItemCount[];
      readonly jade: number | undefined;
    }
  /** What has changed of the account that was scanned last. */
  | { readonly kind: 'stock'; readonly items: readonly ItemCount[] }
  | { readonly kind: 'funds'; readonly jade: number };

/** Kinds of items that the game has, and as many again. */
export const MOST_ITEMS = 5000;
const count = z.int().check(z.nonnegative(), z.maximum(MAX_COUNT));
/** As many as a plan of warps can count with. */
const jade = z.int().check(z.nonnegative(), z.maximum(9_999_999));
const itemId = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^\d{1,7}$/))]),
  z.pipe(z.transform(Number), z.int().check(z.positive(), z.maximum(9_999_999))),
);
const uid = z.pipe(
  z.int().check(z.minimum(100_000_000), z.maximum(9_999_999_999)),
  z.transform(String),
);
const funds = z.object({ stellar_jade: jade });

const message = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('InitialScan'),
    data: z.looseObject({
      source: z.literal('reliquary_archiver'),
      metadata: z.object({ uid }),
      gacha: z.optional(funds),
    }),
  }),
  z.object({
    event: z.literal('UpdateMaterials'),
    data: z.array(z.object({ id: itemId, count })).check(z.maxLength(MOST_ITEMS)),
  }),
  z.object({ event: z.literal('UpdateGachaFunds'), data: funds }),
]);

/** Reads a message of the scanner's; undefined for one that is none, or of no use here. Rule U31. */
export function readScannerEvent(text: string): ScannerEvent | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const read = message.safeParse(value);
  if (!read.success) return undefined;
  const { event, data } = read.data;
  if (event === 'UpdateMaterials') return { kind: 'stock', items: data };
  if (event === 'UpdateGachaFunds') return { kind: 'funds', jade: data.stellar_jade };
  // The same that its files hold, read by the same hand. Rule U14.
  const scan = readScanner(JSON.stringify(data));
  if (!scan.ok || scan.value.materials.length > MOST_ITEMS) return undefined;
  const items = scan.value.materials;
  return { kind: 'scan', uid: data.metadata.uid, items, jade: data.gacha?.stellar_jade };
}
