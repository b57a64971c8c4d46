import { fail, ok, type Result } from '../basics/result.ts';
import type { ImportSpan } from './import-span.ts';
import {
  idByHand,
  isByHand,
  isMadeUp,
  isStandIn,
  leadOf,
  PLACES_END,
  placeOf as placeOfMadeUp,
  STRIDE,
  secondsOf,
} from './made-up-ids.ts';
import type { Pull } from './pull.ts';
import { comparePulls, momentOf, placesIn } from './pull-order.ts';

/** A pull as a player remembers it. */
export type RememberedPull = Omit<Pull, 'id'>;

/** Where remembered pulls stand among those that are there: next to a row, else where their time belongs. */
export interface PlaceByHand {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  /** How many alike, one after the other. */
  readonly count?: number;
}

/** Why remembered pulls have no place. */
export type ByHandError =
  /** The game's own rows of that second are there: it tells all of them, or none. */
  | { readonly code: 'BY_HAND_TOLD' }
  /** Between the two rows there is nothing: they are of one ten-pull. */
  | { readonly code: 'BY_HAND_NO_ROOM' }
  /** The row beside which they were to stand is not there. */
  | { readonly code: 'BY_HAND_ROW_GONE' };

/**
 * Rows for pulls that a player remembers. Their ids have 19 digits like the game's, so that they sort among these;
 * a mark after the first ten tells them from any that the game gives, and stays with them in files and backups. The
 * same question has the same answer: nothing in it is drawn by lot or read from a clock.
 *
 * @param pulls - of the same account and banner type, in order
 * @example
 * const added = pullsByHand(pulls, { itemId: 1102, gachaId: 2003, time: '2023-04-26 18:00:00', zone: 8 });
 * if (added.ok) pulls = mergePulls(pulls, added.value);
 */
export function pullsByHand(
  pulls: readonly Pull[],
  remembered: RememberedPull,
  { before, after, count = 1 }: PlaceByHand = {},
): Result<Pull[], ByHandError> {
  const seconds = secondsOf(remembered);
  if (pulls.some((pull) => !isMadeUp(pull.id) && secondsOf(pull) === seconds)) {
    return fail({ code: 'BY_HAND_TOLD' });
  }
  const next = indexOfNext(pulls, { before, after, seconds });
  if (next === undefined) return fail({ code: 'BY_HAND_ROW_GONE' });
  const rows = rowsBetween(pulls[next - 1], pulls[next], { remembered, count });
  return rows ? ok(rows) : fail({ code: 'BY_HAND_NO_ROOM' });
}

/**
 * Rows entered by hand that lie where an import brought the game's own: it told every pull between its oldest and
 * its newest, so that these count twice, or never were.
 */
export function doubtedByHand(
  pulls: readonly Pull[],
  imports: readonly Pick<ImportSpan, 'oldest' | 'newest'>[],
): Pull[] {
  return within(pulls, imports).filter(({ id }) => isByHand(id));
}

// Rule W37.
/**
 * Rows without ids of their own that lie where the game itself gave every pull, and gave none like them: their time was
 * wrong, or they never were. Files, and imports of earlier versions, may leave rows out and prove nothing.
 */
export function doubtedStandIns(pulls: readonly Pull[], imports: readonly ImportSpan[]): Pull[] {
  const whole = imports.filter(({ isFile, isByType }) => isByType && !isFile);
  return within(pulls, whole).filter(({ id }) => isStandIn(id));
}

function within(
  pulls: readonly Pull[],
  imports: readonly Pick<ImportSpan, 'oldest' | 'newest'>[],
): Pull[] {
  const placeOf = placesIn(pulls);
  const spans = imports
    .map(({ oldest, newest }) => ({ from: placeOf(oldest), to: placeOf(newest) }))
    .sort((a, b) => a.from - b.from);
  let [begun, until] = [0, 0];
  return pulls.filter((_, at) => {
    for (let next = spans[begun]; next && next.from < at; next = spans[++begun]) {
      until = Math.max(until, next.to);
    }
    return at < until;
  });
}

/** Where the row stands that will follow. */
function indexOfNext(
  pulls: readonly Pull[],
  { before, after, seconds }: Pick<PlaceByHand, 'before' | 'after'> & { seconds: number },
): number | undefined {
  const beside = before ?? after;
  if (beside === undefined) {
    const later = pulls.findIndex((pull) => secondsOf(pull) > seconds);
    return later === -1 ? pulls.length : later;
  }
  const at = pulls.findIndex(({ id }) => id === beside);
  if (at === -1) return undefined;
  return before === undefined ? at + 1 : at;
}

/** Rows of their own second where these fit between the neighbours, else of a neighbour's. */
function rowsBetween(
  previous: Pull | undefined,
  next: Pull | undefined,
  { remembered, count }: { readonly remembered: RememberedPull; readonly count: number },
): Pull[] | undefined {
  const leads = [
    secondsOf(remembered),
    // A row that stands in for one of the game's comes last of its second.
    ...(previous === undefined ? [] : [momentOf(previous), momentOf(previous) + 1]),
    ...(next === undefined ? [] : [momentOf(next), momentOf(next) - 1]),
  ];
  for (const lead of leads) {
    const placeIn = (pull: Pull | undefined) =>
      pull && isByHand(pull.id) && leadOf(pull.id) === lead ? placeOfMadeUp(pull.id) : undefined;
    const places = placesBetween(placeIn(previous) ?? 0, placeIn(next) ?? PLACES_END, count);
    const rows = places?.map((place) => ({ ...remembered, id: idByHand(lead, place) }));
    if (rows?.every((row) => isBetween(row, previous, next))) return rows;
  }
  return undefined;
}

/** As many whole numbers between two, wide apart where there is room. */
function placesBetween(low: number, high: number, count: number): number[] | undefined {
  const stride = Math.min(STRIDE, Math.floor((high - low) / (count + 1)));
  if (stride < 1) return undefined;
  return Array.from({ length: count }, (_, at) => low + stride * (at + 1));
}

function isBetween(row: Pull, previous: Pull | undefined, next: Pull | undefined): boolean {
  return (
    (previous === undefined || comparePulls(previous, row) < 0) &&
    (next === undefined || comparePulls(row, next) < 0)
  );
}
