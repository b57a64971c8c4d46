import * as z from 'zod/mini';
import type { DeepReadonly } from '../../basics/deep-readonly.ts';
import { listOf } from '../../basics/list-of.ts';
import { importSpanSchema } from '../../warp/import-span.ts';
import { compareIds, type ImportSpan } from '../../warp/index.ts';
import { pullId } from '../../warp/pull.ts';
import { dividedBy, documentKind } from '../document.ts';

/** Of a history of which nothing is known. */
export const NO_NOTES: HistoryNotes = { isComplete: null, imports: [], manual: [] };

const MAX_SPANS = 200;
const MAX_MANUAL = 20_000;

/** What is known of the history of one banner type. */
const notesSchema = z.object({
  /** Whether the account's first pull is there: nothing but the player can tell. Null until then. */
  isComplete: z.nullable(z.boolean()),
  /** What imports brought, oldest first. */
  imports: listOf(importSpanSchema, MAX_SPANS),
  /** Ids of pulls that the player entered by hand, in order. */
  manual: listOf(pullId, MAX_MANUAL),
});

export type HistoryNotes = DeepReadonly<z.infer<typeof notesSchema>>;

const part = { key: /^\d{1,2}$/, value: notesSchema };

const schema = z.object({
  version: z.literal(1),
  /** By banner type. */
  histories: z.record(z.string().check(z.regex(part.key)), part.value),
});

/**
 * What is known of an account's warps beside the pulls: a document of its own, so that a version that knows
 * pulls only leaves it as it is.
 */
export interface AccountDocument extends DeepReadonly<z.infer<typeof schema>> {}

export const accountKind = documentKind<AccountDocument>({
  schema,
  empty: { histories: {} },
  ...dividedBy<AccountDocument>('histories', part),
  merge: (mine, theirs) => {
    const types = new Set([...Object.keys(mine.histories), ...Object.keys(theirs.histories)]);
    const both = [...types].map((type) => [
      type,
      mergeNotes(mine.histories[type] ?? NO_NOTES, theirs.histories[type] ?? NO_NOTES),
    ]);
    return { ...mine, histories: Object.fromEntries(both) };
  },
});

/** With what one more import brought. */
export function withImport(notes: HistoryNotes, span: ImportSpan): HistoryNotes {
  return mergeNotes(notes, { ...NO_NOTES, imports: [span] });
}

function mergeNotes(mine: HistoryNotes, theirs: HistoryNotes): HistoryNotes {
  const manual = [...new Set([...mine.manual, ...theirs.manual])].sort(compareIds);
  return {
    isComplete: mine.isComplete ?? theirs.isComplete,
    imports: shortened(eachOnce([...mine.imports, ...theirs.imports])),
    manual: manual.slice(-MAX_MANUAL),
  };
}

function eachOnce(spans: readonly ImportSpan[]): ImportSpan[] {
  const keyOf = ({ at, oldest, newest, isToTheEnd, isFile = false, isByType }: ImportSpan) =>
    `${String(at).padStart(16, '0')} ${oldest} ${newest} ${isToTheEnd} ${isFile} ${isByType === true}`;
  const byKey = new Map(spans.map((span) => [keyOf(span), span]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, span]) => span);
}

/** Of too many imports the earliest become one where they meet; where a gap may be between two, it stays. */
function shortened(spans: readonly ImportSpan[]): ImportSpan[] {
  const kept = [...spans];
  for (let at = 0; kept.length > MAX_SPANS && at + 1 < kept.length; ) {
    const joined = join(kept[at] as ImportSpan, kept[at + 1] as ImportSpan);
    if (joined) kept.splice(at, 2, joined);
    else at++;
  }
  return kept.slice(-MAX_SPANS);
}

function join(earlier: ImportSpan, later: ImportSpan): ImportSpan | undefined {
  if (compareIds(later.oldest, earlier.newest) > 0) return undefined;
  if (compareIds(later.newest, earlier.oldest) < 0) return undefined;
  const [deeper, higher] = [
    compareIds(earlier.oldest, later.oldest) <= 0 ? earlier : later,
    compareIds(earlier.newest, later.newest) > 0 ? earlier : later,
  ];
  const { oldest, isToTheEnd } = deeper;
  const isFile = earlier.isFile || later.isFile;
  const isByType = earlier.isByType && later.isByType;
  return {
    at: higher.at,
    oldest,
    newest: higher.newest,
    isToTheEnd,
    ...(isFile && { isFile }),
    ...(isByType && { isByType }),
  };
}
