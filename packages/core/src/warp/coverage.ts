import { BANNER_RULES, type BannerType, isFinished } from './banner-types.ts';
import { statistics } from './create-statistics.ts';
import type { HistoryFrame } from './history.ts';
import type { ImportSpan } from './import-span.ts';
import { isStandIn } from './made-up-ids.ts';
import type { Pull } from './pull.ts';
import { compareIds } from './pull.ts';
import { leavesAt } from './retention.ts';
import type { WarpTables } from './tables.ts';
import { instantOf } from './time.ts';

/** Why rows may be missing right before a pull. */
export interface SuspectedGap {
  readonly before: string;
  /**
   * More pulls without a 5★ than the game allows, so that a gap is certain somewhere in that run; an import that
   * stopped before it met what was there; one so late that rows had left the game's records meanwhile.
   */
  readonly reason: 'PITY_BEYOND_LIMIT' | 'IMPORTS_APART' | 'LEFT_BETWEEN_IMPORTS';
}

/** From when to when there are rows, and what may be missing. */
export interface Coverage {
  readonly from: Pull;
  readonly until: Pull;
  /** Each span of rows with the last import that it rests on, oldest first. */
  readonly imports: readonly ImportSpan[];
  readonly gaps: readonly SuspectedGap[];
  /** When the oldest row of the last import leaves the game's records. */
  readonly oldestLeavesAt: number | undefined;
  /** Until when to import again, lest anything pulled since the last import be lost; undefined without any, and where no more can come. */
  readonly importBy: number | undefined;
}

// Rule W7.
/**
 * What is known to be there of a history, and what not.
 *
 * @param pulls - in order, each once
 * @returns undefined without pulls
 */
export function coverage(
  tables: WarpTables,
  frame: HistoryFrame,
  { pulls, imports }: { readonly pulls: readonly Pull[]; readonly imports: readonly ImportSpan[] },
): Coverage | undefined {
  const [from, until] = [pulls[0], pulls.at(-1)];
  if (!from || !until) return undefined;
  const inTime = [...imports].sort((a, b) => a.at - b.at);
  const last = inTime.at(-1);
  const oldest = last && pulls.find(({ id }) => compareIds(id, last.oldest) >= 0);
  return {
    ...{ from, until },
    imports: [...imports].sort(inOrder),
    gaps: [
      ...beyondLimit(tables, { ...frame, pulls }),
      ...betweenImports(frame.type, pulls, imports),
    ],
    oldestLeavesAt: oldest && leavesAt(frame.type, instantOf(oldest.time, oldest.zone)),
    importBy:
      last && !isFinished(frame.type, pulls.length)
        ? leavesAt(frame.type, readUntil(pulls, imports))
        : undefined,
  };
}

/** The last moment of which all is known. */
function readUntil(pulls: readonly Pull[], imports: readonly ImportSpan[]): number {
  return imports.reduce((latest, span) => Math.max(latest, knownBy(pulls, span)), 0);
}

function beyondLimit(
  tables: WarpTables,
  history: HistoryFrame & { readonly pulls: readonly Pull[] },
): SuspectedGap[] {
  const { fiveStarLimit } = BANNER_RULES[history.type];
  const { fiveStars, pity5 } = statistics(tables, history);
  const before = fiveStars
    .filter(({ atLeast }) => atLeast > fiveStarLimit)
    .map(({ pull }) => pull.id);
  const newest = history.pulls.at(-1)?.id;
  const all = pity5 >= fiveStarLimit && newest !== undefined ? [...before, newest] : before;
  return all.map((id) => ({ before: id, reason: 'PITY_BEYOND_LIMIT' }));
}

/**
 * In the order of the rows, each import must meet what is known before it, or have had nothing left to read in time. A
 * file knows of nothing after its newest row.
 */
function betweenImports(
  type: BannerType,
  pulls: readonly Pull[],
  imports: readonly ImportSpan[],
): SuspectedGap[] {
  const gaps: SuspectedGap[] = [];
  let newest: string | undefined;
  let knownUntil = 0;
  for (const span of [...imports, ...runsOfStandIns(pulls, imports)].sort(inOrder)) {
    if (newest !== undefined && compareIds(span.oldest, newest) > 0) {
      const isLate = span.at >= leavesAt(type, knownUntil);
      if (!span.isToTheEnd) gaps.push({ before: span.oldest, reason: 'IMPORTS_APART' });
      else if (isLate) gaps.push({ before: span.oldest, reason: 'LEFT_BETWEEN_IMPORTS' });
    }
    if (newest === undefined || compareIds(span.newest, newest) > 0) newest = span.newest;
    knownUntil = Math.max(knownUntil, knownBy(pulls, span));
  }
  return gaps;
}

/** Rows of files without ids are in no import: those that lie together between imports are as one file. */
function runsOfStandIns(pulls: readonly Pull[], imports: readonly ImportSpan[]): ImportSpan[] {
  const runs = new Map<number, ImportSpan>();
  for (const { id } of pulls) {
    if (!isStandIn(id)) continue;
    const begun = imports.filter(({ oldest }) => compareIds(oldest, id) < 0);
    if (begun.some(({ newest }) => compareIds(id, newest) < 0)) continue;
    const oldest = runs.get(begun.length)?.oldest ?? id;
    // Rows that were read at no known time tell until the newest of them.
    const facts = { at: Number.POSITIVE_INFINITY, isToTheEnd: false, isFile: true };
    runs.set(begun.length, { ...facts, oldest, newest: id });
  }
  return [...runs.values()];
}

function inOrder(a: ImportSpan, b: ImportSpan): number {
  return compareIds(a.oldest, b.oldest) || a.at - b.at;
}

/** Until when an import told all. */
function knownBy(pulls: readonly Pull[], { at, newest, isFile }: ImportSpan): number {
  const row = isFile ? pulls.findLast(({ id }) => id === newest) : undefined;
  return row ? Math.min(at, instantOf(row.time, row.zone)) : at;
}
