import type * as z from 'zod/mini';
import { fail, ok, type Result } from '../basics/result.ts';
import { HEAD } from './reserved-names.ts';

/** Every document says which version of its shape it has. */
export interface Versioned {
  readonly version: number;
}

/** A document taken apart for storing, so that an edit writes only the parts that it changed. */
export interface Parts {
  readonly head: Readonly<Record<string, unknown>>;
  readonly parts: ReadonlyMap<string, unknown>;
}

/** What may stand in the parts of a document, beside its head. */
export interface PartRules {
  /** The shape of a part's key. */
  readonly key: RegExp;
  readonly value: z.ZodMiniType;
  /** Whether a part that fits the schema stands under the key that it must have. */
  isUnder(key: string, value: unknown): boolean;
}

/** Everything that is to be known of one kind of document. */
export interface DocumentKind<D extends Versioned> {
  /** The version of today. */
  readonly version: D['version'];
  readonly migrations: readonly Migration[];
  readonly schema: z.ZodMiniType<D>;
  readonly empty: D;
  /** Undefined for a document that is stored in one piece. */
  readonly parts: PartRules | undefined;
  /** Methods, so that a list may hold kinds of different documents. */
  split(document: D): Parts;
  /** Puts together what {@link split} took apart, of this or of an older version; checks nothing. */
  join(parts: Parts): unknown;
  /** Both together; where they disagree, mine stays. */
  merge(mine: D, theirs: D): D;
  /** How many things of the player's it holds. */
  measure(document: D): number;
  /** How many it may hold at most, where it is a list. */
  readonly most?: number;
  /** How many it holds, where some of them are nothing of the player's. */
  size?(document: D): number;
}

/** A pure step to the next version; the number of the version is set for it. */
type Migration = (document: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

type Division<D extends Versioned> = Pick<DocumentKind<D>, 'parts' | 'split' | 'join'>;

/**
 * A kind of document. Its version stands in its schema alone. Unless it says otherwise, a document is stored in one
 * piece and holds nothing that is counted.
 * Rule U2.
 *
 * @param kind.migrations - from each version that is read to the next, the last one to that of the schema
 */
export function documentKind<D extends Versioned>({
  schema,
  migrations = [],
  empty,
  ...rest
}: {
  readonly schema: z.ZodMiniType<D> & {
    readonly shape: { readonly version: z.ZodMiniLiteral<D['version']> };
  };
  readonly migrations?: readonly Migration[];
  readonly empty: Omit<D, 'version'>;
} & Pick<DocumentKind<D>, 'merge' | 'most' | 'size'> &
  Partial<Division<D> & Pick<DocumentKind<D>, 'measure'>>): DocumentKind<D> {
  const [version] = schema.shape.version.def.values as [D['version']];
  return {
    ...{ version, migrations, schema },
    // A document is its version and the fields beside it.
    empty: { version, ...empty } as D,
    ...inOnePiece,
    measure: () => 0,
    ...rest,
  };
}

/** How a document is stored in one piece. */
const inOnePiece: Division<Versioned> = {
  parts: undefined,
  split: (document) => ({ head: { ...document }, parts: new Map() }),
  join: ({ head }) => head,
};

/** Why a stored document cannot be used. It is left untouched in either case. */
export type DocumentError =
  | { readonly code: 'DOCUMENT_NEWER'; readonly version: number }
  | { readonly code: 'DOCUMENT_BROKEN'; readonly path: string };

/** Why something cannot be used, by the first place that does not fit. */
export function broken(path: string): DocumentError {
  return { code: 'DOCUMENT_BROKEN', path };
}

/**
 * Brings a stored document to the version of today, step by step, and checks it.
 *
 * @returns DOCUMENT_NEWER when a later version of the site wrote it, DOCUMENT_BROKEN with the path of
 *   the first value that does not fit
 */
export function migrate<D extends Versioned>(
  kind: DocumentKind<D>,
  stored: unknown,
): Result<D, DocumentError> {
  let document = stored;
  for (;;) {
    const version = (document as { version?: unknown } | null | undefined)?.version;
    if (typeof version !== 'number') return fail(broken('version'));
    if (version > kind.version) return fail({ code: 'DOCUMENT_NEWER', version });
    if (version === kind.version) return check(kind, document);
    const migration = kind.migrations[kind.migrations.length + version - kind.version];
    if (!migration) return fail(broken('version'));
    document = { ...migration(document as Record<string, unknown>), version: version + 1 };
  }
}

/** Whether a document is of today's version and fits its kind. */
export function check<D extends Versioned>(
  kind: DocumentKind<D>,
  document: unknown,
): Result<D, DocumentError> {
  const parsed = kind.schema.safeParse(document);
  if (parsed.success) return ok(parsed.data);
  return fail(broken(parsed.error.issues[0]?.path.join('.') ?? ''));
}

/**
 * Whether parts that are to be written fit their kind: what {@link check} asks of the whole, asked of what
 * changes only.
 *
 * @returns the first fault, undefined where there is none
 */
export function checkParts<D extends Versioned>(
  kind: DocumentKind<D>,
  parts: Iterable<readonly [part: string, value: unknown]>,
): DocumentError | undefined {
  for (const [part, value] of parts) {
    const read = readPart(kind, part, value);
    if (!read.ok) return read.error;
  }
  return undefined;
}

/** One part of a document of today's version, by itself: what of it belongs to it, where it fits its kind. */
export function readPart<D extends Versioned>(
  kind: DocumentKind<D>,
  part: string,
  value: unknown,
): Result<unknown, DocumentError> {
  if (part === HEAD) return readHead(kind, value);
  const { parts } = kind;
  const read = parts?.key.test(part) ? parts.value.safeParse(value) : undefined;
  const fits = read?.success && parts?.isUnder(part, read.data);
  if (fits) return ok(read.data);
  const path = read?.error?.issues[0]?.path.join('.') ?? '';
  return fail(broken(['parts', part, path].filter(Boolean).join('.')));
}

/** A head is judged by the document that it would be without parts. */
function readHead<D extends Versioned>(kind: DocumentKind<D>, value: unknown) {
  if (typeof value !== 'object' || value === null) return fail(broken(''));
  const { parts: count, ...head } = value as Record<string, unknown>;
  const alone = check(kind, kind.join({ head, parts: new Map() }));
  return alone.ok ? ok({ ...kind.split(alone.value).head, parts: count }) : alone;
}

/** A document with one field, a record, that is stored a part for each of its keys. */
export function dividedBy<D extends Versioned>(
  field: keyof D & string,
  { key, value }: Pick<PartRules, 'key' | 'value'>,
): Division<D> {
  return {
    parts: { key, value, isUnder: () => true },
    split(document: D): Parts {
      const { [field]: divided, ...head } = document as D & Record<string, unknown>;
      return { head, parts: new Map(Object.entries(divided as Record<string, unknown>)) };
    },
    join({ head, parts }: Parts): unknown {
      return { ...head, [field]: Object.fromEntries(parts) };
    },
  };
}
