import { fail, ok, type Result } from '../../result.ts';
import { type DocumentError, type DocumentKind, migrate, type Versioned } from '../document.ts';
import { warpsKind } from '../documents/warps.ts';
import { type DocumentName, isAddress, kindOf } from '../kinds.ts';
import { HEAD, type Row } from '../rows.ts';
import type { ContainerError } from './container.ts';

/** What is taken in of one file. Ten profiles with everything that there can be fit into it. */
export interface IntakeLimits {
  readonly rows: number;
  readonly documents: number;
  /** Keys and values of all rows but pulls, which are known to be some bytes each. */
  readonly values: number;
  /** Those of them in rows that this version cannot check, being of a later or an older one: 50,000 pulls. */
  readonly uncheckedValues: number;
}

export const INTAKE_LIMITS: IntakeLimits = {
  rows: 120_000,
  documents: 5000,
  values: 2_000_000,
  uncheckedValues: 550_000,
};

export type IntakeError =
  | Extract<ContainerError, { code: 'BACKUP_TOO_LARGE' }>
  | { readonly code: 'BACKUP_BROKEN'; readonly path: string };

/** A document whose head was taken in. Its kind is missing where its parts cannot be checked one by one. */
interface Begun {
  readonly profile: string;
  readonly name: DocumentName;
  readonly kind: DocumentKind<Versioned> | undefined;
}

/**
 * Takes in rows one by one. What can never become part of a document is refused when it comes, not when all
 * of it is held in memory, and of a part that fits only what belongs to it is kept.
 */
export function rowIntake(limits: IntakeLimits = INTAKE_LIMITS) {
  const rows: Row[] = [];
  const begun = new Map<string, Begun>();
  let taken = 0;
  let unchecked = 0;

  /** @param values - how many keys and values the row is made of */
  function take(row: Row, values: number): Result<true, IntakeError> {
    const isHead = row.part === HEAD;
    const key = `${row.profile}:${row.name}`;
    const document = begun.get(key) ?? (isHead ? begin(row) : undefined);
    if (!document) return brokenAt(row, 'head');
    begun.set(key, document);
    if (document.kind !== warpsKind) taken += values;
    if (!document.kind) unchecked += values;
    const isTooMuch =
      rows.length >= limits.rows ||
      begun.size > limits.documents ||
      taken > limits.values ||
      unchecked > limits.uncheckedValues;
    if (isTooMuch) return fail({ code: 'BACKUP_TOO_LARGE' });
    const value = document.kind ? checked(document.kind, row) : ok(row.value);
    if (!value.ok) return value;
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

function begin({ profile, name, value }: Row): Begun {
  const kind = isAddress(profile, name) ? kindOf(name) : undefined;
  const version = (value as { version?: unknown } | null | undefined)?.version;
  // Other versions may be divided in another way: they are checked when all of them is there.
  return { profile, name, kind: kind?.version === version ? kind : undefined };
}

/** What a row says to a document that holds nothing else. */
function checked(kind: DocumentKind<Versioned>, row: Row): Result<unknown, IntakeError> {
  return row.part === HEAD ? checkedHead(kind, row) : checkedPart(kind, row);
}

function checkedHead(kind: DocumentKind<Versioned>, row: Row): Result<unknown, IntakeError> {
  const { parts: count, ...head } = row.value as Record<string, unknown>;
  const document = migrate(kind, kind.join({ head, parts: new Map() }));
  if (!document.ok) return broken(row, document.error);
  const { head: known, parts } = kind.split(document.value);
  return parts.size === 0 ? ok({ ...known, parts: count }) : brokenAt(row, 'head');
}

function checkedPart(kind: DocumentKind<Versioned>, row: Row): Result<unknown, IntakeError> {
  const document = migrate(kind, joinedAlone(kind, row));
  if (!document.ok) return broken(row, document.error);
  const { parts } = kind.split(document.value);
  const isItself = parts.size === 1 && parts.has(row.part);
  return isItself ? ok(parts.get(row.part)) : brokenAt(row, row.part);
}

/** A join that stumbles over a broken part leaves it to the schema to name the fault. */
function joinedAlone(kind: DocumentKind<Versioned>, { part, value }: Row): unknown {
  try {
    return kind.join({ head: kind.split(kind.empty).head, parts: new Map([[part, value]]) });
  } catch {
    return { version: kind.version };
  }
}

function broken(row: Row, error: DocumentError): Result<never, IntakeError> {
  return brokenAt(row, error.code === 'DOCUMENT_BROKEN' ? error.path : 'version');
}

function brokenAt({ profile, name }: Row, path: string): Result<never, IntakeError> {
  return fail({ code: 'BACKUP_BROKEN', path: [profile, name, path].join(' ').trim() });
}
