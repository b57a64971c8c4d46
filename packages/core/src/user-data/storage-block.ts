import * as z from 'zod/mini';
import { LEGACY_STORES, type LegacyBlock } from './legacy/names.ts';
import type { Row } from './rows.ts';

/** What an ejected storage block holds: parts of documents as they were stored, and older stores. */
export interface StorageBlock {
  readonly rows: readonly Row[];
  readonly older: LegacyBlock;
  /** Where parts of ours are not what they were stored as, which is said of the whole file; undefined where all are. */
  readonly broken?: string;
}

const MAX_ROWS = 200_000;
/** As in a backup: what later versions store may have longer names. */
const key = z.string().check(z.maxLength(200));

const ownBlock = z.object({
  stored: z.object({
    rows: z
      .array(z.object({ profile: key, name: key, part: key, value: z.unknown() }))
      .check(z.maxLength(MAX_ROWS)),
  }),
});

/** The site that was here before ejected nothing of ours; and where ours could not be read, a block says so instead. */
const NOTHING_OWN = { stored: { rows: [] } };

/** Reads a storage block, ours or that of the site that was here before; undefined for anything else. */
export function readStorageBlock(json: unknown): StorageBlock | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const { own, older } = json as { own?: unknown; older?: unknown };
  const stores = olderStores(older ?? json);
  const parsed = ownBlock.safeParse(hasStored(own) ? own : NOTHING_OWN);
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.') ?? '';
    return { rows: [], older: stores, broken: path };
  }
  const { rows } = parsed.data.stored;
  if (rows.length === 0 && Object.keys(stores).length === 0) return undefined;
  return { rows, older: stores };
}

function hasStored(own: unknown): boolean {
  return typeof own === 'object' && own !== null && Object.hasOwn(own, 'stored');
}

function olderStores(json: unknown): LegacyBlock {
  const block = typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
  return Object.fromEntries(
    LEGACY_STORES.filter((store) => Object.hasOwn(block, store)).map((store) => [
      store,
      block[store],
    ]),
  );
}
