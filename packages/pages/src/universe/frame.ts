import type { Lookup } from '@trailbook/core/internal/dataset';
import { CURRENT, type UniverseEntry, type UniverseWeek, universeEntries } from './week.ts';

/** What the pages of an entry show. Rule D18. */
export const UNIVERSE_PARTS = ['worlds', 'blessings', 'curios'] as const;
/** One of the {@link UNIVERSE_PARTS}. */
export type UniversePart = (typeof UNIVERSE_PARTS)[number];

/** What stands around each part of an entry: which it is, and where the others are. */
export interface UniverseFrame {
  /** As it was asked for: a date, or `current`. */
  readonly pageId: string;
  /** The day on which the entry begins. */
  readonly begins: string;
  /** The day on which the next one begins; null for the last, which stays. */
  readonly ends: string | null;
  readonly week: UniverseWeek;
  /** The page ids of all entries, the latest first. */
  readonly entries: readonly string[];
}

/** An entry's page is asked for by its page id, and depends on the week beside. */
export interface UniverseRequest {
  readonly pageId: string;
  readonly week: UniverseWeek;
}

/** @returns undefined where no entry bears the page id */
export function universeFrame(
  { dataset }: Lookup,
  { pageId, week }: UniverseRequest,
): (UniverseFrame & { readonly entry: UniverseEntry }) | undefined {
  const entries = universeEntries(dataset);
  const place = entries.findIndex(
    (entry) => entry.pageId === (pageId === CURRENT ? week.current : pageId),
  );
  const entry = entries[place];
  if (!entry) return undefined;
  return {
    pageId,
    entry,
    begins: entry.pageId,
    ends: entries[place + 1]?.pageId ?? null,
    week,
    entries: entries.map((one) => one.pageId).reverse(),
  };
}
