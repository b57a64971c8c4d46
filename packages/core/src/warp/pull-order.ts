import { gameIdParts, hourOf } from './game-ids.ts';
import { isMadeUp, leadOf, secondsOf } from './made-up-ids.ts';
import { compareIds, type Pull } from './pull.ts';

// Rule W5.
/**
 * Pulls of one account and banner type, oldest first. Ids count the pulls, so they alone order the rows that have one;
 * rows with made-up ids go among them by time. The order depends on which rows there are, never on how they were given.
 */
export function inPullOrder(pulls: readonly Pull[]): readonly Pull[] {
  if (areCounted(pulls)) return pulls;
  const counted: Pull[] = [];
  const others: { readonly pull: Pull; readonly moment: number }[] = [];
  for (const pull of pulls) {
    if (isMadeUp(pull.id)) others.push({ pull, moment: momentOf(pull) });
    else counted.push(pull);
  }
  counted.sort(byId);
  others.sort((a, b) => a.moment - b.moment || byId(a.pull, b.pull));
  const ordered: Pull[] = [];
  let next = 0;
  let latest = 0;
  for (const pull of counted) {
    // A row whose minute is wrong neither overtakes the row before it nor takes others along.
    if (next < others.length) latest = Math.max(latest, momentOf(pull));
    for (; next < others.length; next++) {
      const other = others[next];
      if (!other || other.moment >= latest) break;
      ordered.push(other.pull);
    }
    ordered.push(pull);
  }
  for (const { pull } of others.slice(next)) ordered.push(pull);
  return ordered.every((pull, at) => pull === pulls[at]) ? pulls : ordered;
}

/** Which of two pulls of one account and banner type came first. */
export function comparePulls(a: Pull, b: Pull): number {
  const [ours, theirs] = [isMadeUp(a.id), isMadeUp(b.id)];
  if (!ours && !theirs) return byId(a, b);
  return momentOf(a) - momentOf(b) || Number(ours) - Number(theirs) || byId(a, b);
}

/** Which of two pulls of one account came first, whatever their banner types, whose ids may be counted apart. */
export function compareMoments(a: Pull, b: Pull): number {
  return momentOf(a) - momentOf(b) || byId(a, b);
}

/**
 * When a pull was made, in Unix seconds. Its id knows the hour and the row the rest; a row entered by hand is where its
 * id puts it.
 */
export function momentOf(pull: Pull): number {
  if (isMadeUp(pull.id)) return leadOf(pull.id);
  const seconds = secondsOf(pull);
  const hour = gameIdParts(pull.id)?.hour;
  return hour === undefined ? seconds : hour + (seconds - hourOf(seconds));
}

/**
 * Where pulls are among others in order, by their ids; one that is not there, before the first of the game's with a later
 * id. Built once, for who looks for many.
 */
export function placesIn(pulls: readonly Pull[]): (id: string) => number {
  const places = new Map<string, number>();
  const counted: Pull[] = [];
  for (const [at, pull] of pulls.entries()) {
    places.set(pull.id, at);
    if (!isMadeUp(pull.id)) counted.push(pull);
  }
  const laterThan = (id: string): Pull | undefined => {
    let [from, to] = [0, counted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (compareIds((counted[middle] as Pull).id, id) > 0) to = middle;
      else from = middle + 1;
    }
    return counted[from];
  };
  return (id) => places.get(id) ?? places.get(laterThan(id)?.id ?? '') ?? pulls.length;
}

/** Whether the ids alone say that pulls are in order, each once. */
export function areCounted(pulls: readonly Pull[]): boolean {
  let last = '';
  for (const { id } of pulls) {
    if (compareIds(last, id) >= 0 || isMadeUp(id)) return false;
    last = id;
  }
  return true;
}

function byId(a: Pull, b: Pull): number {
  return compareIds(a.id, b.id);
}
