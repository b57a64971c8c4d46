import {
  idsOfPlaces,
  isByHand,
  isMadeUp,
  isStandIn,
  leadOf,
  placeOfStandIn,
  secondsOf,
} from './made-up-ids.ts';
import type { Pull } from './pull.ts';
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
interface SecondTold {
  /** Whether all of it is told: by the game, or by as many rows as there can be. */
  isWhole: boolean;
  count: number;
  readonly items: Set<number>;
  readonly itemsByHand: Set<number>;
}

/** The game gives ten pulls at once at most. */
const MOST_AT_ONCE = 10;

/**
 * Without made-up rows of which better known ones tell: the game tells all pulls of a second or none, a file those
 * that it holds, and a row by hand more than one that stands in.
 */
export function withoutSuperseded(pulls: readonly Pull[]): Pull[] {
  const told = new Map<number, SecondTold>();
  for (const pull of pulls) if (isMadeUp(pull.id)) told.set(secondsOf(pull), nothingTold());
  for (const pull of pulls) {
    const second = isStandIn(pull.id) ? undefined : told.get(secondsOf(pull));
    if (!second) continue;
    if (isByHand(pull.id)) second.itemsByHand.add(pull.itemId);
    else {
      second.count++;
      second.items.add(pull.itemId);
      second.isWhole ||= pull.source === 'game' || second.count >= MOST_AT_ONCE;
    }
  }
  const gone = new Set<number>();
  const kept = pulls.filter((pull) => {
    const second = isMadeUp(pull.id) ? told.get(secondsOf(pull)) : undefined;
    if (!second || !isSuperseded(pull, second)) return true;
    gone.add(leadOf(pull.id));
    return false;
  });
  return gone.size === 0 ? kept : renumbered(kept, gone);
}

function isSuperseded({ id, itemId }: Pull, { isWhole, items, itemsByHand }: SecondTold): boolean {
  return isWhole || items.has(itemId) || (isStandIn(id) && itemsByHand.has(itemId));
}

/** What is left of a second has the ids that it would have had without the rest, whichever came first. */
function renumbered(pulls: readonly Pull[], seconds: ReadonlySet<number>): Pull[] {
  const left = groupedBy(
    pulls.filter(({ id }) => isStandIn(id) && seconds.has(leadOf(id))),
    ({ id }) => leadOf(id),
  );
  const ids = new Map(
    [...left].flatMap(([second, rows]) => {
      const own = idsOfPlaces(
        second,
        rows.map(({ id }) => placeOfStandIn(id)),
      );
      return rows.map(({ id }, at) => [id, own[at] ?? id] as const);
    }),
  );
  return pulls.map((pull) => {
    const id = ids.get(pull.id) ?? pull.id;
    return id === pull.id ? pull : { ...pull, id };
  });
}

function nothingTold(): SecondTold {
  return { isWhole: false, count: 0, items: new Set(), itemsByHand: new Set() };
}
