import { fail, ok, type Result } from '../basics/result.ts';
import type { ImportSpan } from './import-span.ts';
import {
  idByHand,
  isByHand,
  isMadeUp,
  leadOf,
  PLACES_END,
  placeOf,
  STRIDE,
  secondsOf,
} from './made-up-ids.ts';
import type { Pull } from './pull.ts';
import { compareIds } from './pull.ts';

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
  const ids = idsBetween(pulls[next - 1]?.id, pulls[next]?.id, { seconds, count });
  if (!ids) return fail({ code: 'BY_HAND_NO_ROOM' });
  return ok(ids.map((id) => ({ ...remembered, id })));
}

/**
 * Rows entered by hand that lie where an import brought the game's own: it told every pull between its oldest and
 * its newest, so that these count twice, or never were.
 */
export function doubtedByHand(
  pulls: readonly Pull[],
  imports: readonly Pick<ImportSpan, 'oldest' | 'newest'>[],
): Pull[] {
  return pulls.filter(
    ({ id }) =>
      isByHand(id) &&
      imports.some(
        ({ oldest, newest }) => compareIds(oldest, id) < 0 && compareIds(id, newest) < 0,
      ),
  );
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

/** Ids of their own second where these fit between the neighbours, else of a neighbour's. */
function idsBetween(
  previous: string | undefined,
  next: string | undefined,
  { seconds, count }: { readonly seconds: number; readonly count: number },
): string[] | undefined {
  const leads = [
    seconds,
    // A row that stands in for one of the game's comes last of its second.
    ...(previous === undefined ? [] : [leadOf(previous), leadOf(previous) + 1]),
    ...(next === undefined ? [] : [leadOf(next), leadOf(next) - 1]),
  ];
  for (const lead of leads) {
    const placeIn = (id: string | undefined) =>
      id !== undefined && isByHand(id) && leadOf(id) === lead ? placeOf(id) : undefined;
    const places = placesBetween(placeIn(previous) ?? 0, placeIn(next) ?? PLACES_END, count);
    const ids = places?.map((place) => idByHand(lead, place));
    if (ids && isBetween(ids, previous, next)) return ids;
  }
  return undefined;
}

/** As many whole numbers between two, wide apart where there is room. */
function placesBetween(low: number, high: number, count: number): number[] | undefined {
  const stride = Math.min(STRIDE, Math.floor((high - low) / (count + 1)));
  if (stride < 1) return undefined;
  return Array.from({ length: count }, (_, at) => low + stride * (at + 1));
}

function isBetween(
  ids: readonly string[],
  previous: string | undefined,
  next: string | undefined,
): boolean {
  return ids.every(
    (id) =>
      (previous === undefined || compareIds(previous, id) < 0) &&
      (next === undefined || compareIds(id, next) < 0),
  );
}
