import {
  groupOf,
  idsOfPlaces,
  isByHand,
  isInMinute,
  isMadeUp,
  isStandIn,
  placeOfStandIn,
  secondsOf,
} from './made-up-ids.ts';
import { compareIds, type Pull } from './pull.ts';
import { isSamePull, standingRow } from './standing-row.ts';

/** Stand-ins of both, those of each time by themselves. */
export function mergeStandIns(mine: readonly Pull[], theirs: readonly Pull[]): readonly Pull[] {
  if (mine.length === 0) return theirs;
  if (theirs.length === 0) return mine;
  const [ours, others] = [groupedBy(mine, groupOfPull), groupedBy(theirs, groupOfPull)];
  const groups = [...new Set([...ours.keys(), ...others.keys()])].sort();
  return groups.flatMap((group) => joined(group, ours.get(group) ?? [], others.get(group) ?? []));
}

function groupOfPull({ id }: Pull): string {
  return groupOf(id);
}

/**
 * Two tellings of one time in one. Each may be a piece of the other, or of a whole that is yet to come. Rows of the
 * same item are the same pulls, counted from the last one, and each stands at the last place that anyone told: no row
 * stands later in a piece than in the whole, so that the whole, once it came, decides.
 */
function joined(group: string, mine: readonly Pull[], theirs: readonly Pull[]): readonly Pull[] {
  if (mine.length === 0) return theirs;
  if (theirs.length === 0) return mine;
  const [ours, others] = [lastFirst(mine), lastFirst(theirs)];
  const rows: { place: number; pull: Pull }[] = [];
  for (const item of new Set([...ours.keys(), ...others.keys()])) {
    const [own, other] = [ours.get(item) ?? [], others.get(item) ?? []];
    // Of those at one place the last stays the last.
    for (let at = Math.max(own.length, other.length) - 1; at >= 0; at--) {
      const [a, b] = [own[at], other[at]];
      const place = Math.max(a ? placeOfStandIn(a.id) : 0, b ? placeOfStandIn(b.id) : 0);
      rows.push({ place, pull: a && b ? standingRow(a, { ...b, id: a.id }) : ((a ?? b) as Pull) });
    }
  }
  const made = withIdsOfPlaces(group, rows);
  // What was stored stays as it is where nothing new was told of it.
  return areSame(mine, made) || areSame(mine, theirs) ? mine : made;
}

function areSame(a: readonly Pull[], b: readonly Pull[]): boolean {
  return a.length === b.length && a.every((pull, at) => isSamePull(pull, b[at] as Pull));
}

function lastFirst(pulls: readonly Pull[]): Map<number, Pull[]> {
  return groupedBy(pulls.toReversed(), ({ itemId }) => itemId);
}

function groupedBy<Key>(pulls: readonly Pull[], keyOf: (pull: Pull) => Key): Map<Key, Pull[]> {
  const groups = new Map<Key, Pull[]>();
  for (const pull of pulls) {
    const group = groups.get(keyOf(pull));
    if (group) group.push(pull);
    else groups.set(keyOf(pull), [pull]);
  }
  return groups;
}

/** How exactly rows of a file are told, and which rows are of one time by that. */
interface Precision {
  readonly isExact: boolean;
  readonly timeOf: (pull: Pull) => number;
  /** Whether a row is told no more exactly than this, so that others may tell of it. */
  readonly isDoubtful: (id: string) => boolean;
  /** Whether a row is known better. */
  readonly isKnown: (id: string) => boolean;
}

const TO_THE_SECOND: Precision = {
  isExact: true,
  timeOf: secondsOf,
  isDoubtful: (id) => isMadeUp(id) && !isInMinute(id),
  isKnown: (id) => !isStandIn(id),
};

const TO_THE_MINUTE: Precision = {
  isExact: false,
  timeOf: (pull) => Math.floor(secondsOf(pull) / 60),
  isDoubtful: isInMinute,
  isKnown: (id) => !isInMinute(id),
};

/** What is told of a second, or a minute, by rows that are better known than some others of it. */
interface KnownTime {
  /** Whether all of it is told: by the game, or by as many rows as there can be. */
  isWhole: boolean;
  count: number;
  readonly items: Map<number, number>;
  readonly itemsByHand: Map<number, number>;
}

/** The game gives ten pulls at once at most. */
const MOST_AT_ONCE = 10;

/**
 * Without made-up rows of which better known ones tell: the game tells all pulls of a second or none, a file those
 * that it holds, and a row by hand more than one that stands in. Of an item that comes several times in a second as
 * many stand as one of the pieces told, or as are known better. Rows told to the minute give way to all of theirs.
 *
 * @param pieces - what was joined
 */
export function withoutSuperseded(
  pulls: readonly Pull[],
  pieces: readonly (readonly Pull[])[],
): readonly Pull[] {
  return withoutKnown(withoutKnown(pulls, pieces, TO_THE_SECOND), pieces, TO_THE_MINUTE);
}

function withoutKnown(
  pulls: readonly Pull[],
  pieces: readonly (readonly Pull[])[],
  precision: Precision,
): readonly Pull[] {
  const { isExact, timeOf, isDoubtful, isKnown } = precision;
  const times = new Map<number, KnownTime>();
  for (const pull of pulls) if (isDoubtful(pull.id)) times.set(timeOf(pull), nothingKnown());
  if (times.size === 0) return pulls;
  for (const pull of pulls) {
    const time = isKnown(pull.id) ? times.get(timeOf(pull)) : undefined;
    if (!time) continue;
    // Within a second a row by hand may be one that a file tells; what is left of those is beside them in its minute.
    if (isExact && isByHand(pull.id)) countUp(time.itemsByHand, pull.itemId);
    else {
      time.count++;
      countUp(time.items, pull.itemId);
      // In a minute there may be a visit that nobody has told more exactly.
      time.isWhole ||= isExact && (pull.source === 'game' || time.count >= MOST_AT_ONCE);
    }
  }
  const keyOf = (pull: Pull) => `${timeOf(pull)} ${pull.itemId}`;
  const isTold = (pull: Pull) =>
    (isKnown(pull.id) || isDoubtful(pull.id)) && times.has(timeOf(pull));
  const most = mostTold(pieces, isTold, keyOf);
  const changed = new Set<string>();
  // From the last on, as stand-ins are counted.
  const kept = pulls.toReversed().flatMap((pull) => {
    const time = isDoubtful(pull.id) ? times.get(timeOf(pull)) : undefined;
    if (!time) return [pull];
    const known = time.isWhole ? 0 : knownOf(time, pull);
    if (!time.isWhole && known === 0) return [pull];
    changed.add(groupOf(pull.id));
    if (time.isWhole || isByHand(pull.id)) return [];
    const key = keyOf(pull);
    const left = (most.get(key) ?? 0) - known;
    if (left <= 0) return [];
    most.set(key, known + left - 1);
    // Which of them are the known ones is not told, so that they stand at the beginning.
    return [{ ...pull, id: idsOfPlaces(groupOf(pull.id), [0])[0] ?? pull.id }];
  });
  const result = kept.toReversed();
  return changed.size === 0 ? result : renumbered(result, changed);
}

/** How many rows of its item are better known than a made-up one. */
function knownOf({ items, itemsByHand }: KnownTime, { id, itemId }: Pull): number {
  return items.get(itemId) ?? (isStandIn(id) ? (itemsByHand.get(itemId) ?? 0) : 0);
}

/** The most rows of an item that a piece has in a second, or a minute. */
function mostTold(
  pieces: readonly (readonly Pull[])[],
  isTold: (pull: Pull) => boolean,
  keyOf: (pull: Pull) => string,
): Map<string, number> {
  const most = new Map<string, number>();
  for (const piece of pieces) {
    const counts = new Map<string, number>();
    for (const pull of piece) if (isTold(pull)) countUp(counts, keyOf(pull));
    for (const [key, count] of counts) most.set(key, Math.max(count, most.get(key) ?? 0));
  }
  return most;
}

function countUp<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** What is left of a time has the ids that it would have had without the rest, whichever came first. */
function renumbered(pulls: readonly Pull[], groups: ReadonlySet<string>): Pull[] {
  const isLeft = ({ id }: Pull) => isStandIn(id) && groups.has(groupOf(id));
  const left = groupedBy(pulls.filter(isLeft), groupOfPull);
  const made = [...left].flatMap(([group, rows]) =>
    withIdsOfPlaces(
      group,
      rows.map((pull) => ({ place: placeOfStandIn(pull.id), pull })),
    ),
  );
  const rest = pulls.filter((pull) => !isLeft(pull));
  return [...rest, ...made].sort((a, b) => compareIds(a.id, b.id));
}

function withIdsOfPlaces(group: string, rows: { place: number; pull: Pull }[]): Pull[] {
  rows.sort((a, b) => a.place - b.place || a.pull.itemId - b.pull.itemId);
  const ids = idsOfPlaces(
    group,
    rows.map(({ place }) => place),
  );
  return rows.map(({ pull }, at) => ({ ...pull, id: ids[at] ?? pull.id }));
}

function nothingKnown(): KnownTime {
  return { isWhole: false, count: 0, items: new Map(), itemsByHand: new Map() };
}
