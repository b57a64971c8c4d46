import type * as z from 'zod/mini';
import { fail, ok, type Result } from '../result.ts';

/** Every document says which version of its shape it has. */
export interface Versioned {
  readonly version: number;
}

/** A document taken apart for storing, so that an edit writes only the parts that it changed. */
export interface Parts {
  readonly head: Readonly<Record<string, unknown>>;
  readonly parts: ReadonlyMap<string, unknown>;
}

/** Everything that is to be known of one kind of document. */
export interface DocumentKind<D extends Versioned> {
  readonly version: D['version'];
  readonly schema: z.ZodMiniType<D>;
  readonly empty: D;
  /** Pure steps to the next version, by the version they start from. */
  readonly steps: Readonly<Record<number, (document: Record<string, unknown>) => unknown>>;
  /** Methods, so that a list may hold kinds of different documents. */
  split(document: D): Parts;
  /** Puts together what {@link split} took apart, of this or of an older version; checks nothing. */
  join(parts: Parts): unknown;
  /** Both together; where they disagree, mine stays. */
  merge(mine: D, theirs: D): D;
  /** How many things of the player's it holds. */
  measure(document: D): number;
}

/** Why a stored document cannot be used. It is left untouched in either case. */
export type DocumentError =
  | { readonly code: 'DOCUMENT_NEWER'; readonly version: number }
  | { readonly code: 'DOCUMENT_BROKEN'; readonly path: string };

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
    if (typeof version !== 'number') return fail({ code: 'DOCUMENT_BROKEN', path: 'version' });
    if (version > kind.version) return fail({ code: 'DOCUMENT_NEWER', version });
    if (version === kind.version) return check(kind, document);
    const step = Object.hasOwn(kind.steps, version) ? kind.steps[version] : undefined;
    if (!step) return fail({ code: 'DOCUMENT_BROKEN', path: 'version' });
    document = step(document as Record<string, unknown>);
  }
}

function check<D extends Versioned>(
  kind: DocumentKind<D>,
  document: unknown,
): Result<D, DocumentError> {
  const parsed = kind.schema.safeParse(document);
  if (parsed.success) return ok(parsed.data);
  return fail({ code: 'DOCUMENT_BROKEN', path: parsed.error.issues[0]?.path.join('.') ?? '' });
}

/** A document that is stored in one piece. */
export const undivided = {
  split: (document: Versioned): Parts => ({ head: { ...document }, parts: new Map() }),
  join: ({ head }: Parts): unknown => head,
};

/** A document with one field that is stored a part for each of its keys. */
export function dividedBy<D extends Versioned>(field: keyof D & string) {
  return {
    split(document: D): Parts {
      const { [field]: divided, ...head } = document as D & Record<string, unknown>;
      return { head, parts: new Map(Object.entries(divided as Record<string, unknown>)) };
    },
    join({ head, parts }: Parts): unknown {
      return { ...head, [field]: Object.fromEntries(parts) };
    },
  };
}
