import { fail, ok, type Result } from '../result.ts';
import { type DocumentError, type DocumentKind, migrate, type Versioned } from './document.ts';
import { type Address, type DocumentName, type Documents, isAddress, kindOf } from './kinds.ts';

/** The parts of one stored document by their key; the head stands under the empty key. */
export type Rows = ReadonlyMap<string, unknown>;

/** One part of one document, as the store and the backup hold it. */
export interface Row extends Address {
  readonly part: string;
  readonly value: unknown;
}

/** A document and where it stands. */
export interface PlacedDocument<Name extends DocumentName = DocumentName> extends Address<Name> {
  readonly document: Documents[Name];
}

export const HEAD = '';

/** Takes a document apart for storing. The head counts the parts, so that a lost one is noticed. */
export function toRows<D extends Versioned>(
  kind: DocumentKind<D>,
  document: D,
): Map<string, unknown> {
  const { head, parts } = kind.split(document);
  return new Map<string, unknown>([[HEAD, { ...head, parts: parts.size }], ...parts]);
}

/** Puts stored parts together, brings them to today's version and checks them. */
export function fromRows<D extends Versioned>(
  kind: DocumentKind<D>,
  rows: Rows,
): Result<D, DocumentError> {
  if (rows.size === 0) return ok(kind.empty);
  const head = rows.get(HEAD);
  if (typeof head !== 'object' || head === null) return fail({ code: 'DOCUMENT_BROKEN', path: '' });
  const { parts: count, ...rest } = head as Record<string, unknown>;
  const parts = new Map([...rows].filter(([part]) => part !== HEAD));
  const isNewer = typeof rest.version === 'number' && rest.version > kind.version;
  // A newer version may divide its documents otherwise.
  if (!isNewer && count !== undefined && count !== parts.size) {
    return fail({ code: 'DOCUMENT_BROKEN', path: 'parts' });
  }
  return migrate(kind, isNewer ? rest : joined(kind, rest, parts));
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
export interface PlacedError {
  readonly profile: string;
  readonly name: string;
  readonly error: DocumentError;
}

/** All documents of a store or a backup, in no particular order of their parts. */
export function readRows(rows: Iterable<Row>): Result<PlacedDocument[], PlacedError> {
  const found = new Map<string, { profile: string; name: string; rows: Map<string, unknown> }>();
  for (const { profile, name, part, value } of rows) {
    const key = `${profile}:${name}`;
    const known = found.get(key);
    if (known) known.rows.set(part, value);
    else found.set(key, { profile, name, rows: new Map([[part, value]]) });
  }
  const documents: PlacedDocument[] = [];
  for (const { profile, name, rows: parts } of found.values()) {
    if (!isAddress(profile, name)) {
      return fail({ profile, name, error: { code: 'DOCUMENT_BROKEN', path: 'name' } });
    }
    const read = fromRows(kindOf(name as DocumentName), parts);
    if (!read.ok) return fail({ profile, name, error: read.error });
    documents.push({ profile, name: name as DocumentName, document: read.value });
  }
  return ok(documents);
}
