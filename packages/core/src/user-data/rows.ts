import { fail, ok, type Result } from '../basics/result.ts';
import {
  broken,
  check,
  type DocumentError,
  type DocumentKind,
  migrate,
  type Versioned,
} from './document.ts';
import { type Address, type DocumentName, type Documents, isAddress, kindOf } from './kinds.ts';
import { HEAD } from './reserved-names.ts';

/** The parts of one stored document by their key; the head stands under the empty key. */
export type Rows = ReadonlyMap<string, unknown>;

/** Where something stands that may be no document of ours. */
export interface Place {
  readonly profile: string;
  readonly name: string;
}

/** One part of one document, as the store and the backup hold it. */
export interface Row extends Place {
  readonly part: string;
  readonly value: unknown;
}

/** A document and where it stands. */
export interface PlacedDocument<Name extends DocumentName = DocumentName> extends Address<Name> {
  readonly document: Documents[Name];
}

/** A document that this version does not know, or only an older version of: kept as it is stored. */
export interface SealedDocument extends Place {
  readonly rows: Rows;
}

/** A document as it is stored: one that this version reads, or one of a later version. */
export type StoredDocument = PlacedDocument | SealedDocument;

export function isSealed(stored: StoredDocument): stored is SealedDocument {
  return 'rows' in stored;
}

/** Takes a document apart for storing. The head counts the parts, so that a lost one is noticed. */
export function toRows<D extends Versioned>(
  kind: DocumentKind<D>,
  document: D,
): Map<string, unknown> {
  const { head, parts } = kind.split(document);
  return new Map<string, unknown>([[HEAD, { ...head, parts: parts.size }], ...parts]);
}

/** The parts of a document, sealed or not. */
export function rowsOf(stored: StoredDocument): Rows {
  if (!isSealed(stored)) return toRows(kindOf(stored.name), stored.document);
  const { rows } = stored;
  // The head first, as every reader expects it.
  return rows.has(HEAD) ? new Map([[HEAD, rows.get(HEAD)], ...rows]) : rows;
}

/** Puts stored parts together, brings them to today's version and checks them. */
export function fromRows<D extends Versioned>(
  kind: DocumentKind<D>,
  rows: Rows,
): Result<D, DocumentError> {
  if (rows.size === 0) return ok(kind.empty);
  const head = rows.get(HEAD);
  if (typeof head !== 'object' || head === null) return fail(broken(''));
  const { parts: count, revision: _revision, ...rest } = head as Record<string, unknown>;
  // A newer version may divide its documents otherwise.
  if (isNewer(kind, rest)) return migrate(kind, rest);
  const parts = new Map([...rows].filter(([part]) => part !== HEAD));
  if (count !== undefined && count !== parts.size) return fail(broken('parts'));
  const read = migrate(kind, joined(kind, rest, parts));
  if (!read.ok || rest.version !== kind.version) return read;
  const misplaced = misplacedPart(kind, parts);
  return misplaced === undefined ? read : fail(broken(`parts.${misplaced}`));
}

function isNewer(kind: DocumentKind<Versioned>, { version }: Record<string, unknown>): boolean {
  return typeof version === 'number' && version > kind.version;
}

/** A join that stumbles over broken parts leaves it to the schema to name the fault. */
function joined<D extends Versioned>(
  kind: DocumentKind<D>,
  head: Record<string, unknown>,
  parts: Rows,
): unknown {
  try {
    return kind.join({ head, parts });
  } catch {
    return { version: kind.version };
  }
}

/** A part under another key than its own would stay behind when it is changed. */
function misplacedPart<D extends Versioned>(kind: DocumentKind<D>, parts: Rows) {
  const rules = kind.parts;
  for (const [part, value] of parts) {
    if (!rules?.key.test(part) || !rules.isUnder(part, value)) return part;
  }
  return undefined;
}

/** What must be written and removed to come from one set of rows to another. */
export function changedRows(
  before: Rows,
  after: Rows,
): { readonly put: [part: string, value: unknown][]; readonly remove: string[] } {
  return {
    put: [...after].filter(
      ([part, value]) => part === HEAD || !before.has(part) || !isSame(before.get(part), value),
    ),
    remove: [...before.keys()].filter((part) => !after.has(part)),
  };
}

/** Unchanged parts keep their identity; lists made anew on each split are compared by their elements. */
function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((element, at) => Object.is(element, b[at]));
  }
  return Object.is(a, b);
}

/** Why a store or a backup cannot be read as a whole: the first document at fault. */
export interface PlacedError extends Place {
  readonly error: DocumentError;
}

/**
 * All documents of a store or a backup, in no particular order of their parts. What this version does not
 * know, or only an older version of, comes along sealed; only what it knows and finds broken is an error.
 */
export function readRows(rows: Iterable<Row>): Result<StoredDocument[], PlacedError> {
  const documents: StoredDocument[] = [];
  for (const stored of byPlace(rows)) {
    if (!isAddress(stored)) {
      documents.push(stored);
      continue;
    }
    const { profile, name } = stored;
    const read = fromRows(kindOf(name), stored.rows);
    if (read.ok) documents.push({ profile, name, document: read.value });
    else if (read.error.code === 'DOCUMENT_NEWER') documents.push(stored);
    else return fail({ profile, name, error: read.error });
  }
  return ok(documents);
}

function byPlace(rows: Iterable<Row>): SealedDocument[] {
  const found = new Map<string, Place & { readonly rows: Map<string, unknown> }>();
  for (const { profile, name, part, value } of rows) {
    const key = placeKey({ profile, name });
    const known = found.get(key);
    if (known) known.rows.set(part, value);
    else found.set(key, { profile, name, rows: new Map([[part, value]]) });
  }
  return [...found.values()];
}

/** One text for a place, whatever a profile or a document is called. */
export function placeKey({ profile, name }: Place): string {
  return JSON.stringify([profile, name]);
}

/**
 * Whether documents may be stored or packed: what reading would ask of them, asked before they are
 * written. Sealed ones are taken as they are.
 *
 * @returns the first document at fault, undefined where there is none
 */
export function findUnfit(data: Iterable<StoredDocument>): PlacedError | undefined {
  for (const stored of data) {
    if (isSealed(stored)) continue;
    const { profile, name, document } = stored;
    const error = isAddress(stored) ? unfit(kindOf(name), document) : broken('name');
    if (error) return { profile, name, error };
  }
  return undefined;
}

function unfit<D extends Versioned>(kind: DocumentKind<D>, document: D): DocumentError | undefined {
  const checked = check(kind, document);
  if (!checked.ok) return checked.error;
  const { parts } = kind.split(document);
  const misplaced = misplacedPart(kind, parts);
  return misplaced === undefined ? undefined : broken(`parts.${misplaced}`);
}
