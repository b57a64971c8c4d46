import { fail, ok, type Result } from '../basics/result.ts';
import type { IsDone } from './line.ts';
import { readAchievements } from './read-ids.ts';

/** Achievements that a file or a text tells. */
export interface ImportedIds {
  readonly ids: readonly number[];
  /** Whether there is anything else in it that may have been worth keeping. */
  readonly hasUnread: boolean;
  /** Rows that tell of an achievement without a word of whether it is done; they are taken as done. */
  readonly unsaid: number;
}

/** Why nothing can be taken from it. */
export type ExchangeError = {
  readonly code: 'TOLD_TOO_LONG' | 'TOLD_BROKEN' | 'TOLD_NOTHING';
};

/** A hundred times what there is. */
export const LONGEST_TOLD = 5_000_000;

/** Writes achievements as trackers exchange them. Rule A5. */
export function writeExchange(ids: Iterable<number>): string {
  return JSON.stringify({ hsr_achievements: [...ids].sort((a, b) => a - b) });
}

/**
 * Reads what another tracker wrote: the common exchange, rows with an `id`, lists of ids, and ids one after another
 * without any brackets.
 *
 * @returns TOLD_TOO_LONG beyond any use, TOLD_BROKEN for what only looks like JSON, TOLD_NOTHING where no id is in it
 */
export function readExchange(text: string): Result<ImportedIds, ExchangeError> {
  if (text.length > LONGEST_TOLD) return fail({ code: 'TOLD_TOO_LONG' });
  const found = findIds(text.replace(/^\uFEFF/, '').trim());
  if (!found) return fail({ code: 'TOLD_BROKEN' });
  const ids = Object.keys(found.done).map(Number);
  if (ids.length === 0) return fail({ code: 'TOLD_NOTHING' });
  return ok({ ids, hasUnread: !found.isWhole, unsaid: found.unsaid });
}

function findIds(text: string): ReturnType<typeof readAchievements> | undefined {
  if (!/^[[{"]/.test(text)) return readAchievements(text.split(/[\s,;]+/).filter(Boolean));
  try {
    return readAchievements(JSON.parse(text));
  } catch {
    // No JSON, or parts within parts without end.
    return undefined;
  }
}

/** What an import would do. It adds, and takes nothing away. */
export interface ImportPreview {
  readonly added: readonly number[];
  /** Newer than the data: they are kept, and counted apart. */
  readonly unknown: readonly number[];
  readonly already: readonly number[];
}

export function previewAchievements(
  ids: readonly number[],
  { isDone, isKnown }: { readonly isDone: IsDone; readonly isKnown: IsDone },
): ImportPreview {
  const open = ids.filter((id) => !isDone(id));
  return {
    added: open.filter(isKnown),
    unknown: open.filter((id) => !isKnown(id)),
    already: ids.filter(isDone),
  };
}
