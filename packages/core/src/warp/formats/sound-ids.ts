import { bannerTypeOf } from '../banner-types.ts';
import { isByHand, isMadeUp, leadOf, secondsOf } from '../made-up-ids.ts';
import { isRounded } from '../rounded-twins.ts';
import type { ImportedAccount, ImportedPull } from './imported.ts';

/** An account of a file, and what of its ids cannot be right. */
export interface SoundIds {
  /** Its rows; those whose ids cannot be right have none. */
  readonly account: ImportedAccount;
  /** How many rows have lost theirs. */
  readonly lost: number;
  /** How many had zeros before theirs. */
  readonly padded: number;
  /** How many rows were left out, because the same stands under another banner type. */
  readonly twice: number;
  /** Ids under which several rows stood, and their neighbours of the same second: an earlier import kept one of each. */
  readonly shared: ReadonlySet<string>;
}

/** Ids and times may lie in zones that the file does not tell, and other tools shift times by hours. */
const MOST_SECONDS_APART = 2 * 86_400;
/** Fewer ids than this look rounded by chance. */
const FEWEST_ROUNDED = 3;

// Rule W37.
/**
 * Takes away ids that cannot be right: programs that read them as numbers round them, so that the rows of a ten-pull
 * fall together. Known by what they do: several different rows under one id; many ids that end in zeros or are what a float can be;
 * an id that begins with another time than its row has. All rows of that second lose theirs, for what is left is told
 * by their order.
 */
export function withSoundIds(account: ImportedAccount): SoundIds {
  const unpadded = withoutZeros(account.pulls);
  const pulls = ofOneType(unpadded);
  const padded = account.pulls.filter(({ id }, at) => id !== unpadded[at]?.id).length;
  const lost = lostIn(pulls);
  const kept = pulls.map((pull) => (lost.rows.has(pull) ? withoutId(pull) : pull));
  return {
    account: { ...account, pulls: kept },
    ...{ lost: lost.rows.size, padded, twice: unpadded.length - pulls.length },
    shared: lost.shared,
  };
}

/** A zero before an id would make it the newest of all, for longer ids are later. */
function withoutZeros(pulls: readonly ImportedPull[]): readonly ImportedPull[] {
  return pulls.map((pull) => {
    return pull.id?.startsWith('0') ? { ...pull, id: pull.id.replace(/^0+(?=\d)/, '') } : pull;
  });
}

/** The game gives an id to one pull: of two banner types the one stands that the banner's number tells. */
function ofOneType(pulls: readonly ImportedPull[]): readonly ImportedPull[] {
  const known = new Map<string, ImportedPull>();
  for (const pull of pulls) {
    const other = pull.id === null ? undefined : known.get(keyOf(pull));
    if (pull.id !== null && (!other || (!isOfItsBanner(other) && isOfItsBanner(pull)))) {
      known.set(keyOf(pull), pull);
    }
  }
  return pulls.filter((pull) => pull.id === null || known.get(keyOf(pull))?.type === pull.type);
}

function keyOf({ id, itemId, time }: ImportedPull): string {
  return `${id} ${itemId} ${time}`;
}

function isOfItsBanner({ type, gachaId }: ImportedPull): boolean {
  return bannerTypeOf(gachaId) === type;
}

interface LostIds extends Pick<SoundIds, 'shared'> {
  readonly rows: ReadonlySet<ImportedPull>;
}

function lostIn(pulls: readonly ImportedPull[]): LostIds {
  const shared = sharedIds(pulls);
  const hasRounded = areRounded(pulls, shared);
  const [unsound, sharing] = [new Set<string>(), new Set<string>()];
  for (const pull of pulls) {
    const { id } = pull;
    if (id === null) continue;
    if (shared.has(id)) sharing.add(secondOf(pull));
    const isWrong = !isMadeUp(id) && (!fitsTime(pull) || (hasRounded && isRounded(id)));
    if (isWrong || shared.has(id)) unsound.add(secondOf(pull));
  }
  const rows = pulls.filter(({ id, ...pull }) => {
    const isLost = id !== null && unsound.has(secondOf(pull));
    return isLost && (!isByHand(id) || shared.has(id));
  });
  const gone = rows.flatMap((row) => (row.id && sharing.has(secondOf(row)) ? [row.id] : []));
  return { rows: new Set(rows), shared: new Set(gone) };
}

/** Rounding leaves the second that an id begins with. */
function withoutId(pull: ImportedPull): ImportedPull {
  const id = pull.id ?? '';
  return {
    ...pull,
    id: null,
    ...(isMadeUp(id) ? isByHand(id) && { isByHand: true } : { lead: leadOf(id) }),
  };
}

/** Ids of rows that differ in what was pulled. Of one thing at two times, one telling has its time shifted. */
function sharedIds(pulls: readonly ImportedPull[]): Set<string> {
  const first = new Map<string, ImportedPull>();
  const shared = new Set<string>();
  for (const pull of pulls) {
    if (pull.id === null) continue;
    const other = first.get(pull.id);
    if (!other) first.set(pull.id, pull);
    else if (other.itemId !== pull.itemId) shared.add(pull.id);
  }
  return shared;
}

function areRounded(pulls: readonly ImportedPull[], shared: ReadonlySet<string>): boolean {
  const ids = pulls.flatMap(({ id }) => (id === null || isMadeUp(id) ? [] : [id]));
  const rounded = ids.filter(isRounded);
  if (rounded.some((id) => shared.has(id))) return true;
  return rounded.length >= FEWEST_ROUNDED && rounded.length > ids.length / 4;
}

function fitsTime({ id, time, zone }: ImportedPull): boolean {
  const apart = leadOf(id ?? '') - secondsOf({ time, zone: zone ?? 0 });
  return Math.abs(apart) <= MOST_SECONDS_APART;
}

function secondOf({ type, time }: Pick<ImportedPull, 'type' | 'time'>): string {
  return `${type} ${time}`;
}
