import { bannerTypeOf } from '../banner-types.ts';
import { gameIdParts, hourOf, tailOf } from '../game-ids.ts';
import { isByHand, secondsOf } from '../made-up-ids.ts';
import { isRounded } from '../rounded-twins.ts';
import { instantOf, serverTime } from '../time.ts';
import type { ImportedAccount, ImportedPull } from './imported.ts';
import { zoneOfAccount } from './settle-account.ts';

/** An account of a file with ids and times that can be right, and what was not. */
export interface SoundIds {
  /** Its rows; those whose ids cannot be right have none. */
  readonly account: ImportedAccount;
  /** How many rows have lost theirs. */
  readonly lost: number;
  /** How many had zeros before theirs. */
  readonly padded: number;
  /** How many rows were left out, because the same row is there under another banner type. */
  readonly twice: number;
  /** How many rows had a clock that was hours away from the one of their ids. */
  readonly righted: number;
  /** How many ids are of an account whose number ends otherwise. */
  readonly foreign: number;
  /** Ids under which several rows stood, and their neighbours of the same second: an earlier import kept one of each. */
  readonly shared: ReadonlySet<string>;
}

/** Between the first zone and the last, twice: some tools shift where they should have shifted back. */
const MOST_SECONDS_SHIFTED = 28 * 3600;
/** Fewer ids than this look rounded by chance, where nobody knows what they should end in. */
const FEWEST_ROUNDED = 3;

// Rules W35 and W37.
/**
 * Takes away ids that cannot be right, and puts right clocks that are hours away from the hour that an id knows.
 *
 * Programs that read ids as numbers round them, so that the rows of a ten-pull fall together: several different rows
 * have one id, or ids do not end as the account's number does but in zeros or as a float can. All rows of such a second
 * lose theirs, for what is left is known by their order. Of ids that do not have the game's form nothing follows.
 *
 * @param uid - whose rows they are, where the file does not say; without it nobody can tell an account's ids from another's
 */
export function withSoundIds(account: ImportedAccount, uid = account.uid): SoundIds {
  const unpadded = withoutZeros(account.pulls);
  const once = ofOneType(unpadded);
  const padded = account.pulls.filter(({ id }, at) => id !== unpadded[at]?.id).length;
  const zone = uid === null ? undefined : zoneOfAccount(uid);
  const lost = lostIn(once, uid === null ? undefined : tailOf(uid), zone);
  const kept = once.map((pull) => (lost.rows.has(pull) ? withoutId(pull) : pull));
  const pulls = kept.map((pull) => withRightHour(pull, zone));
  return {
    account: { ...account, pulls },
    lost: lost.rows.size,
    padded,
    twice: unpadded.length - once.length,
    righted: pulls.filter((pull, at) => pull !== kept[at]).length,
    foreign: lost.foreign,
    shared: lost.shared,
  };
}

/** A zero before an id would make it the newest of all, for longer ids are later. */
function withoutZeros(pulls: readonly ImportedPull[]): readonly ImportedPull[] {
  return pulls.map((pull) => {
    return pull.id?.startsWith('0') ? { ...pull, id: pull.id.replace(/^0+(?=\d)/, '') } : pull;
  });
}

/**
 * All banner types but those of collaborations have one counter: of a row under two of them the one stays whose banner's
 * number says so.
 */
function ofOneType(pulls: readonly ImportedPull[]): readonly ImportedPull[] {
  const known = new Map<string, ImportedPull>();
  for (const pull of pulls) {
    const other = pull.id === null ? undefined : known.get(rowOf(pull));
    if (pull.id !== null && (!other || (!isOfItsBanner(other) && isOfItsBanner(pull)))) {
      known.set(rowOf(pull), pull);
    }
  }
  return pulls.filter((pull) => pull.id === null || known.get(rowOf(pull))?.type === pull.type);
}

function rowOf(pull: ImportedPull): string {
  return `${idOf(pull)} ${pull.itemId} ${pull.time}`;
}

/** An id as it is counted: collaborations have counters of their own. */
function idOf({ id, type }: ImportedPull): string {
  return type === 21 || type === 22 ? `${type} ${id}` : `${id}`;
}

function isOfItsBanner({ type, gachaId }: ImportedPull): boolean {
  return bannerTypeOf(gachaId) === type;
}

interface LostIds extends Pick<SoundIds, 'shared' | 'foreign'> {
  readonly rows: ReadonlySet<ImportedPull>;
}

function lostIn(
  pulls: readonly ImportedPull[],
  tail: string | undefined,
  zone: number | undefined,
): LostIds {
  const shared = sharedIds(pulls);
  const expected = tail ?? commonTail(pulls);
  const others = pulls.filter(({ id }) => hasOtherTail(id ?? '', expected));
  const rounded = others.filter(({ id }) => id !== null && isRounded(id));
  const hasRounded =
    rounded.some((pull) => shared.has(idOf(pull))) ||
    (rounded.length > others.length / 2 &&
      (tail !== undefined || rounded.length >= FEWEST_ROUNDED)) ||
    (expected === '00' && areCutTo15Digits(pulls));
  const [unsound, sharing] = [new Set<string>(), new Set<string>()];
  for (const pull of pulls) {
    const { id } = pull;
    if (id === null) continue;
    const isShared = shared.has(idOf(pull));
    if (isShared) sharing.add(secondOf(pull));
    const isWrong = !isOfItsTime(pull, zone) || (hasRounded && isGameId(id) && isRounded(id));
    if (isWrong || isShared) unsound.add(secondOf(pull));
  }
  const rows = pulls.filter((pull) => {
    const isLost = pull.id !== null && unsound.has(secondOf(pull));
    return isLost && (!isByHand(pull.id ?? '') || shared.has(idOf(pull)));
  });
  const gone = rows.flatMap((row) => (row.id && sharing.has(secondOf(row)) ? [row.id] : []));
  const lost = new Set(rows);
  const foreign = tail === undefined ? 0 : others.filter((pull) => !lost.has(pull)).length;
  return { rows: lost, foreign, shared: new Set(gone) };
}

/** Spreadsheets leave 15 digits: of an account whose ids end in zeros by themselves nothing else tells. */
function areCutTo15Digits(pulls: readonly ImportedPull[]): boolean {
  const ids = pulls.flatMap(({ id }) => (id !== null && isGameId(id) ? [id] : []));
  return ids.length >= FEWEST_ROUNDED && ids.every((id) => id.endsWith('0000'));
}

/** What most ids end in; rounded ones end in zeros as well. */
function commonTail(pulls: readonly ImportedPull[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { id } of pulls) {
    const tail = gameIdParts(id ?? '')?.tail;
    if (tail !== undefined && tail !== '00') counts.set(tail, (counts.get(tail) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

function hasOtherTail(id: string, expected: string | undefined): boolean {
  const tail = gameIdParts(id)?.tail;
  return tail !== undefined && tail !== expected;
}

function isGameId(id: string): boolean {
  return gameIdParts(id) !== undefined;
}

/** Rounding, and clocks that are hours away, leave the hour that an id begins with. */
function withoutId(pull: ImportedPull): ImportedPull {
  const id = pull.id ?? '';
  const hour = gameIdParts(id)?.hour;
  return {
    ...pull,
    id: null,
    ...(isByHand(id) && { isByHand: true }),
    ...(hour !== undefined && { hour }),
  };
}

/** Ids of rows that differ in what was pulled. Of one thing at two times, one telling has its time shifted. */
function sharedIds(pulls: readonly ImportedPull[]): Set<string> {
  const first = new Map<string, ImportedPull>();
  const shared = new Set<string>();
  for (const pull of pulls) {
    if (pull.id === null) continue;
    const other = first.get(idOf(pull));
    if (!other) first.set(idOf(pull), pull);
    else if (other.itemId !== pull.itemId) shared.add(idOf(pull));
  }
  return shared;
}

/** Whether no shift of a clock lies between a row and the hour of its id. */
function isOfItsTime(pull: ImportedPull, zone: number | undefined): boolean {
  const shift = shiftOf(pull, zone ?? 0);
  return shift === undefined || Math.abs(shift) <= MOST_SECONDS_SHIFTED;
}

/** The row at the hour that its id knows; minute and second are the row's own. */
function withRightHour(pull: ImportedPull, zone: number | undefined): ImportedPull {
  const written = pull.zone ?? zone;
  if (written === undefined) return pull;
  const shift = shiftOf(pull, written);
  if (!shift || Math.abs(shift) > MOST_SECONDS_SHIFTED) return pull;
  return { ...pull, time: serverTime(instantOf(pull.time, written) + 1000 * shift, written) };
}

/** Seconds from the hour of a row to that of its id; undefined where the id does not know it. */
function shiftOf({ id, hour, time, zone }: ImportedPull, otherwise: number): number | undefined {
  const known = hour ?? gameIdParts(id ?? '')?.hour;
  return known === undefined
    ? undefined
    : known - hourOf(secondsOf({ time, zone: zone ?? otherwise }));
}

function secondOf({ type, time }: Pick<ImportedPull, 'type' | 'time'>): string {
  return `${type} ${time}`;
}
