import * as z from 'zod/mini';
import { characterId, lightConeId } from '../dataset/ids.ts';
import type { Entry } from '../planner/index.ts';
import { fail, ok, type Result } from '../result.ts';

/**
 * The planner as it is kept on the device. Versions up to 4 are those of the specification's stores;
 * this shape is the first of our own.
 */
export const PLANNER_VERSION = 5;

export interface PlannerDocument {
  readonly version: typeof PLANNER_VERSION;
  readonly entries: readonly Entry[];
}

/** Why a stored document cannot be used. It is left untouched in either case. */
export type DocumentError =
  | { readonly code: 'DOCUMENT_NEWER'; readonly version: number }
  | { readonly code: 'DOCUMENT_BROKEN'; readonly path: string };

const MAX_ENTRIES = 2000;

const stand = z.object({
  level: z.int().check(z.minimum(1), z.maximum(999)),
  ascension: z.int().check(z.minimum(0), z.maximum(20)),
});

const skillLevel = z.int().check(z.minimum(1), z.maximum(99));
const pointKey = z.string().check(z.regex(/^\d{1,12}$/));

const shared = {
  entryId: z.number().check(z.nonnegative()),
  priority: z.int().check(z.nonnegative()),
  enabled: z.boolean(),
  from: stand,
  to: stand,
};

const entrySchema = z.discriminatedUnion('kind', [
  z.object({
    ...shared,
    kind: z.literal('character'),
    id: characterId,
    enhanced: z.int().check(z.nonnegative()),
    eidolon: z.int().check(z.minimum(0), z.maximum(6)),
    skills: z.record(pointKey, z.tuple([skillLevel, skillLevel])),
    traces: z.record(pointKey, z.enum(['selected', 'unlocked'])),
  }),
  z.object({ ...shared, kind: z.literal('lightCone'), id: lightConeId }),
]);

const documentSchema = z.object({
  version: z.literal(PLANNER_VERSION),
  entries: z.array(entrySchema).check(z.maxLength(MAX_ENTRIES)),
});

export function emptyPlanner(): PlannerDocument {
  return { version: PLANNER_VERSION, entries: [] };
}

/**
 * Reads a stored planner document.
 *
 * @returns DOCUMENT_NEWER when a later version of the site wrote it, DOCUMENT_BROKEN with the path of
 *   the first value that does not fit
 */
export function readPlanner(stored: unknown): Result<PlannerDocument, DocumentError> {
  const version = (stored as { version?: unknown } | null)?.version;
  if (typeof version === 'number' && version > PLANNER_VERSION) {
    return fail({ code: 'DOCUMENT_NEWER', version });
  }
  const parsed = documentSchema.safeParse(stored);
  if (parsed.success) return ok(parsed.data);
  return fail({ code: 'DOCUMENT_BROKEN', path: parsed.error.issues[0]?.path.join('.') ?? '' });
}
