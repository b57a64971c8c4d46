import { BANNER_RULES, type BannerType, isFinished } from './banner-types.ts';
import { statistics } from './create-statistics.ts';
import type { HistoryFrame } from './history.ts';
import type { ImportSpan } from './import-span.ts';
import { isStandIn } from './made-up-ids.ts';
import type { Pull } from './pull.ts';
import { placesIn } from './pull-order.ts';
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
  const rows: PlacedRows = { pulls, placeOf: placesIn(pulls) };
  const oldest = last && pulls[rows.placeOf(last.oldest)];
  return {
    ...{ from, until },
    imports: placed(rows, imports).map(({ span }) => span),
    gaps: [
      ...beyondLimit(tables, { ...frame, pulls }),
      ...betweenImports(frame.type, rows, imports),
    ],
    oldestLeavesAt: oldest && leavesAt(frame.type, instantOf(oldest.time, oldest.zone)),
    importBy:
      last && !isFinished(frame.type, pulls.length)
        ? leavesAt(frame.type, readUntil(rows, imports))
        : undefined,
  };
}

/** Pulls in order, and where each is by its id. */
interface PlacedRows {
  readonly pulls: readonly Pull[];
  readonly placeOf: (id: string) => number;
}

/** The last moment of which all is known. */
function readUntil(rows: PlacedRows, imports: readonly ImportSpan[]): number {
  return imports.reduce((latest, span) => Math.max(latest, knownBy(rows, span)), 0);
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
  rows: PlacedRows,
  imports: readonly ImportSpan[],
): SuspectedGap[] {
  const gaps: SuspectedGap[] = [];
  let newest: number | undefined;
  let knownUntil = 0;
  const spans = placed(rows, imports);
  for (const { span, from, to } of [...spans, ...runsOfStandIns(rows.pulls, spans)].sort(inOrder)) {
    if (newest !== undefined && from > newest) {
      const isLate = span.at >= leavesAt(type, knownUntil);
      if (!span.isToTheEnd) gaps.push({ before: span.oldest, reason: 'IMPORTS_APART' });
      else if (isLate) gaps.push({ before: span.oldest, reason: 'LEFT_BETWEEN_IMPORTS' });
    }
    newest = Math.max(newest ?? to, to);
    knownUntil = Math.max(knownUntil, knownBy(rows, span));
  }
  return gaps;
}

/** An import, and the places of its oldest and its newest row. */
interface PlacedImport {
  readonly span: ImportSpan;
  readonly from: number;
  readonly to: number;
}

/** Imports in the order of their rows. */
function placed({ placeOf }: PlacedRows, imports: readonly ImportSpan[]): PlacedImport[] {
  return imports
    .map((span) => ({
      span,
      from: placeOf(span.oldest),
      to: placeOf(span.newest),
    }))
    .sort(inOrder);
}

/** Rows of files without ids are in no import: those that lie together between imports are as one file. */
function runsOfStandIns(pulls: readonly Pull[], imports: readonly PlacedImport[]): PlacedImport[] {
  const runs = new Map<number, PlacedImport>();
  let [begun, within] = [0, 0];
  for (const [at, { id }] of pulls.entries()) {
    for (let next = imports[begun]; next && next.from < at; next = imports[++begun]) {
      within = Math.max(within, next.to);
    }
    if (!isStandIn(id) || at < within) continue;
    const { from = at, span } = runs.get(begun) ?? {};
    // Rows that were read at no known time tell until the newest of them.
    const facts = { at: Number.POSITIVE_INFINITY, isToTheEnd: false, isFile: true };
    runs.set(begun, {
      span: { ...facts, oldest: span?.oldest ?? id, newest: id },
      from,
      to: at,
    });
  }
  return [...runs.values()];
}

function inOrder(a: PlacedImport, b: PlacedImport): number {
  return a.from - b.from || a.span.at - b.span.at;
}

/** Until when an import told all. */
function knownBy({ pulls, placeOf }: PlacedRows, { at, newest, isFile }: ImportSpan): number {
  const row = isFile ? pulls[placeOf(newest)] : undefined;
  return row?.id === newest ? Math.min(at, instantOf(row.time, row.zone)) : at;
}
