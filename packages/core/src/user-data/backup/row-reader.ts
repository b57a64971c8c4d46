import { fail, ok, type Result } from '../../basics/result.ts';
import { type DocumentError, type DocumentKind, readPart, type Versioned } from '../document.ts';
import { warpsKind } from '../documents/warps.ts';
import { isAddress, kindOf } from '../kinds.ts';
import { HEAD } from '../reserved-names.ts';
import { type Place, placeKey, type Row } from '../rows.ts';
import type { ContainerError } from './container.ts';

/** What is taken in of one file. Ten profiles with everything that there can be fit into it. */
export interface RowLimits {
  readonly rows: number;
  readonly documents: number;
  /** Keys and values of all rows, without those of pulls, which are known to be some bytes each. */
  readonly values: number;
  /** Those of them that this version cannot check, being of a later or an older one: 50,000 pulls. */
  readonly uncheckedValues: number;
  /** And what they weigh: fifteen times what those pulls do. */
  readonly uncheckedBytes: number;
}

export const ROW_LIMITS: RowLimits = {
  rows: 120_000,
  documents: 5000,
  values: 2_000_000,
  uncheckedValues: 550_000,
  uncheckedBytes: 16 * 1024 ** 2,
};

export type RowError =
  | Extract<ContainerError, { code: 'BACKUP_TOO_LARGE' }>
  | { readonly code: 'BACKUP_BROKEN'; readonly path: string };

/** What a pull is made of, as lines are counted, and two fields more that a later version may give it. */
const VALUES_OF_PULL = 11 + 2 * 2;

/** What a row is made of: how many keys and values, in how many bytes. */
export interface Weight {
  readonly values: number;
  readonly bytes: number;
}

/** A document of which something was taken in. Its kind is missing where its parts cannot be checked one by one. */
interface Begun extends Place {
  readonly kind: DocumentKind<Versioned> | undefined;
  /** Of a list in parts, how many of its things came. */
  things: number;
}

/**
 * Takes in rows one by one. What can never become part of a document is refused when it comes, not when all
 * of it is held in memory, and of a part that fits only what belongs to it is kept.
 */
export function rowReader(limits: RowLimits = ROW_LIMITS) {
  const rows: Row[] = [];
  const begun = new Map<string, Begun>();
  let taken = 0;
  let unchecked = 0;
  let uncheckedBytes = 0;

  function take(row: Row, { values, bytes }: Weight): Result<true, RowError> {
    const key = placeKey(row);
    const document = begun.get(key) ?? begin(row);
    if (!document) return broken(row, headless);
    begun.set(key, document);
    const value = document.kind ? readPart(document.kind, row.part, row.value) : ok(row.value);
    if (!value.ok) return broken(row, value.error);
    const beyondPulls = Math.max(0, values - valuesOfPulls(document, value.value));
    taken += beyondPulls;
    if (!document.kind || document.kind === warpsKind) unchecked += beyondPulls;
    if (!document.kind) uncheckedBytes += bytes;
    document.things += Array.isArray(value.value) ? value.value.length : 0;
    const isTooMuch =
      rows.length >= limits.rows ||
      begun.size > limits.documents ||
      taken > limits.values ||
      unchecked > limits.uncheckedValues ||
      uncheckedBytes > limits.uncheckedBytes ||
      document.things > (document.kind?.most ?? document.things);
    if (isTooMuch) return fail({ code: 'BACKUP_TOO_LARGE' });
    // The same names for all rows of a document, not a copy for each.
    rows.push({
      profile: document.profile,
      name: document.name,
      part: row.part,
      value: value.value,
    });
    return ok(true);
  }

  return { rows: rows as readonly Row[], take };
}

/** How many values pulls may be made of: whatever else stands in them is read, and then thrown away. */
function valuesOfPulls({ kind }: Begun, value: unknown): number {
  return kind === warpsKind && Array.isArray(value) ? value.length * VALUES_OF_PULL : 0;
}

const headless: DocumentError = { code: 'DOCUMENT_BROKEN', path: 'head' };

/** The head comes first; documents that this version does not know may have none. */
function begin(row: Row): Begun | undefined {
  const { profile, name, part, value } = row;
  const kind = isAddress(row) ? kindOf(row.name) : undefined;
  if (kind && part !== HEAD) return undefined;
  const version = (value as { version?: unknown } | null | undefined)?.version;
  // Other versions may be divided in another way: they are checked when all of them is there.
  return { profile, name, kind: kind?.version === version ? kind : undefined, things: 0 };
}

function broken({ profile, name }: Row, error: DocumentError): Result<never, RowError> {
  const path = error.code === 'DOCUMENT_BROKEN' ? error.path : 'version';
  return fail({ code: 'BACKUP_BROKEN', path: [profile, name, path].join(' ').trim() });
}
