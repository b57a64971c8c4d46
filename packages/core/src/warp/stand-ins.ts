import {
  idsOfPlaces,
  isByHand,
  isMadeUp,
  isStandIn,
  leadOf,
  placeOfStandIn,
  secondsOf,
} from './made-up-ids.ts';
import { compareIds, type Pull } from './pull.ts';
import { isSamePull, standingRow } from './standing-row.ts';

/** Stand-ins of both, each second by itself. */
export function mergeStandIns(mine: readonly Pull[], theirs: readonly Pull[]): readonly Pull[] {
  if (mine.length === 0) return theirs;
  if (theirs.length === 0) return mine;
  const secondOf = ({ id }: Pull) => leadOf(id);
  const [ours, others] = [groupedBy(mine, secondOf), groupedBy(theirs, secondOf)];
  const seconds = [...new Set([...ours.keys(), ...others.keys()])].sort((a, b) => a - b);
  return seconds.flatMap((second) => {
    return joined(second, ours.get(second) ?? [], others.get(second) ?? []);
  });
}

/**
 * Two tellings of one second in one. Each may be a piece of the other, or of a whole that is yet to come. Rows of the
 * same item are the same pulls, counted from the last one, and each stands at the last place that anyone told: no row
 * stands later in a piece than in the whole, so that the whole, once it came, decides.
 */
function joined(second: number, mine: readonly Pull[], theirs: readonly Pull[]): readonly Pull[] {
  if (mine.length === 0) return theirs;
  if (theirs.length === 0) return mine;
  const [ours, others] = [lastFirst(mine), lastFirst(theirs)];
  const rows: { readonly place: number; readonly pull: Pull }[] = [];
  for (const item of new Set([...ours.keys(), ...others.keys()])) {
    const [own, other] = [ours.get(item) ?? [], others.get(item) ?? []];
    for (let at = 0; at < Math.max(own.length, other.length); at++) {
      const [a, b] = [own[at], other[at]];
      const place = Math.max(a ? placeOfStandIn(a.id) : 0, b ? placeOfStandIn(b.id) : 0);
      rows.push({ place, pull: a && b ? standingRow(a, { ...b, id: a.id }) : ((a ?? b) as Pull) });
    }
  }
  rows.sort((a, b) => a.place - b.place || a.pull.itemId - b.pull.itemId);
  const ids = idsOfPlaces(
    second,
    rows.map(({ place }) => place),
  );
  const made = rows.map(({ pull }, at) => ({ ...pull, id: ids[at] ?? pull.id }));
  // What was stored stays as it is where nothing new was told of it.
  return areSame(mine, made) || areSame(mine, theirs) ? mine : made;
}

function areSame(a: readonly Pull[], b: readonly Pull[]): boolean {
  return a.length === b.length && a.every((pull, at) => isSamePull(pull, b[at] as Pull));
}

function lastFirst(pulls: readonly Pull[]): Map<number, Pull[]> {
  return groupedBy(pulls.toReversed(), ({ itemId }) => itemId);
}

function groupedBy(pulls: readonly Pull[], keyOf: (pull: Pull) => number): Map<number, Pull[]> {
  const groups = new Map<number, Pull[]>();
  for (const pull of pulls) {
    const group = groups.get(keyOf(pull));
    if (group) group.push(pull);
    else groups.set(keyOf(pull), [pull]);
  }
  return groups;
}

/** What is told of a second by rows that are better known than some others of it. */
interface KnownSecond {
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
 * many stand as one of the pieces told, or as are known better.
 *
 * @param pieces - what was joined
 */
export function withoutSuperseded(
  pulls: readonly Pull[],
  pieces: readonly (readonly Pull[])[],
): Pull[] {
  const seconds = new Map<number, KnownSecond>();
  for (const pull of pulls) if (isMadeUp(pull.id)) seconds.set(secondsOf(pull), nothingKnown());
  for (const pull of pulls) {
    const second = isStandIn(pull.id) ? undefined : seconds.get(secondsOf(pull));
    if (!second) continue;
    if (isByHand(pull.id)) countUp(second.itemsByHand, pull.itemId);
    else {
      second.count++;
      countUp(second.items, pull.itemId);
      second.isWhole ||= pull.source === 'game' || second.count >= MOST_AT_ONCE;
    }
  }
  const most = mostTold(pieces, seconds);
  const changed = new Set<number>();
  // From the last on, as stand-ins are counted.
  const kept = pulls.toReversed().flatMap((pull) => {
    const second = isMadeUp(pull.id) ? seconds.get(secondsOf(pull)) : undefined;
    if (!second) return [pull];
    const known = second.isWhole ? 0 : knownOf(second, pull);
    if (!second.isWhole && known === 0) return [pull];
    changed.add(leadOf(pull.id));
    if (second.isWhole || isByHand(pull.id)) return [];
    const key = keyOf(pull);
    const left = (most.get(key) ?? 0) - known;
    if (left <= 0) return [];
    most.set(key, known + left - 1);
    // Which of them are the known ones is not told, so that they stand at the beginning.
    return [{ ...pull, id: idsOfPlaces(leadOf(pull.id), [0])[0] ?? pull.id }];
  });
  const result = kept.toReversed();
  return changed.size === 0 ? result : renumbered(result, changed);
}

/** How many rows of its item are better known than a made-up one. */
function knownOf({ items, itemsByHand }: KnownSecond, { id, itemId }: Pull): number {
  return items.get(itemId) ?? (isStandIn(id) ? (itemsByHand.get(itemId) ?? 0) : 0);
}

/** The most rows of an item that a piece has in a second. */
function mostTold(
  pieces: readonly (readonly Pull[])[],
  seconds: ReadonlyMap<number, unknown>,
): Map<string, number> {
  const most = new Map<string, number>();
  for (const piece of pieces) {
    const counts = new Map<string, number>();
    for (const pull of piece) if (seconds.has(secondsOf(pull))) countUp(counts, keyOf(pull));
    for (const [key, count] of counts) most.set(key, Math.max(count, most.get(key) ?? 0));
  }
  return most;
}

function keyOf(pull: Pull): string {
  return `${secondsOf(pull)} ${pull.itemId}`;
}

function countUp<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** What is left of a second has the ids that it would have had without the rest, whichever came first. */
function renumbered(pulls: readonly Pull[], seconds: ReadonlySet<number>): Pull[] {
  const isLeft = ({ id }: Pull) => isStandIn(id) && seconds.has(leadOf(id));
  const left = groupedBy(pulls.filter(isLeft), ({ id }) => leadOf(id));
  const made = [...left].flatMap(([second, rows]) => withIdsOfPlaces(second, rows));
  const rest = pulls.filter((pull) => !isLeft(pull));
  return [...rest, ...made].sort((a, b) => compareIds(a.id, b.id));
}

function withIdsOfPlaces(second: number, pulls: readonly Pull[]): Pull[] {
  const rows = pulls.map((pull) => ({ place: placeOfStandIn(pull.id), pull }));
  rows.sort((a, b) => a.place - b.place || a.pull.itemId - b.pull.itemId);
  const ids = idsOfPlaces(
    second,
    rows.map(({ place }) => place),
  );
  return rows.map(({ pull }, at) => ({ ...pull, id: ids[at] ?? pull.id }));
}

function nothingKnown(): KnownSecond {
  return { isWhole: false, count: 0, items: new Map(), itemsByHand: new Map() };
}
