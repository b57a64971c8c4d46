import {
  type Documents,
  type HistoryNotes,
  kindOf,
  NO_NOTES,
  withImport,
} from '@trailbook/core/internal/user-data';
import {
  BANNER_TYPES,
  type BannerType,
  compareIds,
  type ImportSpan,
  isByHand,
  isMadeUp,
  isSamePull,
  mergePulls,
  type Pull,
  roundedTwins,
  withoutSharedIds,
} from '@trailbook/core/internal/warp';
import type { AddressesOf } from '../../../storage/index.ts';
import type { Device } from '../../../storage/stores/device.ts';
import type { DocumentStore } from '../../../storage/stores/document-store.ts';
import { storeOf } from '../../../storage/stores/store-of.ts';

/** All that is kept of one account's warps: what is known of them, and the pulls of each banner type. */
export type WarpDocuments = { readonly account: Documents['account/1'] } & {
  readonly [Type in BannerType]: Documents['warps/1/1'];
};

export type WarpsStore = DocumentStore<WarpDocuments>;
type Recipe = (documents: WarpDocuments) => WarpDocuments;

/** The warps of one account in one profile. */
export function warpsStore(device: Device, profile: string, uid: string): WarpsStore {
  return storeOf(device, `warps of ${uid} in ${profile}`, warpAddresses(profile, uid), NO_WARPS);
}

/** Where the warps of an account stand. */
export function warpAddresses(profile: string, uid: string): AddressesOf<WarpDocuments> {
  const warps = (type: BannerType) => ({ profile, name: `warps/${uid}/${type}` }) as const;
  return {
    account: { profile, name: `account/${uid}` },
    1: warps(1),
    2: warps(2),
    11: warps(11),
    12: warps(12),
    21: warps(21),
    22: warps(22),
  };
}

const NO_PULLS = kindOf('warps/1/1').empty;
export const NO_WARPS: WarpDocuments = {
  account: kindOf('account/1').empty,
  ...{ 1: NO_PULLS, 2: NO_PULLS, 11: NO_PULLS, 12: NO_PULLS, 21: NO_PULLS, 22: NO_PULLS },
};

/** How many pulls an account has, of all banner types. */
export function countPulls(documents: WarpDocuments): number {
  return BANNER_TYPES.reduce((sum, type) => sum + documents[type].pulls.length, 0);
}

/** What an import brought of one banner type. */
export interface BroughtPulls {
  readonly pulls: readonly Pull[];
  /** When, in milliseconds. */
  readonly at: number;
  /** Whether there was nothing older where it came from. */
  readonly isToTheEnd: boolean;
  /** Whether the game itself told them; what a file tells comes second. */
  readonly isTheGames?: boolean;
  /** The last row before the first one that could not be read, null where there is none; undefined where all were. */
  readonly wholeTo?: string | null | undefined;
  /** Ids under which several rows of the file stood: an earlier import of it kept one of each. */
  readonly shared?: ReadonlySet<string> | undefined;
}

/** What is done to an account's warps; each is one action that is kept whole. */
export const warpActions = {
  /** Adds what an import brought; never takes anything away but stand-ins of rows that now came. */
  bring:
    (brought: ReadonlyMap<BannerType, BroughtPulls>): Recipe =>
    (documents) =>
      [...brought].reduce((after, [type, part]) => withBrought(after, type, part), documents),

  /** Adds pulls that the player remembers. */
  enter:
    (type: BannerType, pulls: readonly Pull[]): Recipe =>
    (documents) =>
      withPulls(documents, type, (own) => mergePulls(own, pulls)),

  /** Takes out rows without ids of the game's, or that are there twice; what else an import brought stays. */
  remove:
    (type: BannerType, ids: ReadonlySet<string>): Recipe =>
    (documents) =>
      withPulls(documents, type, (own) => {
        const twins = new Set(roundedTwins(own));
        return own.filter((pull) => !(ids.has(pull.id) && (isMadeUp(pull.id) || twins.has(pull))));
      }),

  /** Puts another row in the place of one that was entered by hand. */
  correct:
    (type: BannerType, id: string, pull: Pull): Recipe =>
    (documents) =>
      documents[type].pulls.some((own) => own.id === id && isByHand(id))
        ? warpActions.enter(type, [pull])(warpActions.remove(type, new Set([id]))(documents))
        : documents,

  /** What the player says of the beginning: whether the first pull of all is there. */
  tellComplete:
    (type: BannerType, isComplete: boolean | null): Recipe =>
    (documents) =>
      withNotes(documents, type, (notes) => ({ ...notes, isComplete })),
};

/**
 * Ids of the newest rows of the game's own, by banner type, where an import may stop: those below which nothing is
 * missing that the game could still tell. A file may hold a few rows only, and above them a stop would lose the rest.
 */
export function newestIds(documents: WarpDocuments, most: number): Map<BannerType, string[]> {
  return new Map(
    BANNER_TYPES.map((type) => {
      const end = endOfWhole(documents.account.histories[type]?.imports ?? []);
      const ids = documents[type].pulls.map(({ id }) => id).filter((id) => !isMadeUp(id));
      const whole = ids.filter((id) => end !== undefined && compareIds(id, end) <= 0);
      return [type, whole.slice(-most)];
    }),
  );
}

// Rule W37.
/**
 * Whether the game is to be asked for everything once more: imports of earlier versions dropped rows of collaborations
 * that share their ids with rows of another banner type.
 */
export function mayLackCollaborations(documents: WarpDocuments): boolean {
  return BANNER_TYPES.some((type) => {
    const imports = documents.account.histories[type]?.imports ?? [];
    const read = imports.filter(({ isFile, at }) => !isFile && at >= COLLABORATIONS_BEGIN);
    return read.length > 0 && !read.some(({ isByType }) => isByType);
  });
}

/** With version 3.4, in the game's first time zone. */
const COLLABORATIONS_BEGIN = Date.UTC(2025, 6, 11);

/** The newest id up to which imports meet one another, from one that read all that there was. */
function endOfWhole(imports: readonly ImportSpan[]): string | undefined {
  let end: string | undefined;
  for (const { isToTheEnd, oldest, newest, isByType } of [...imports].sort((a, b) => a.at - b.at)) {
    // A file may hold the 5★ warps only, and earlier versions dropped rows: what lies between was never kept.
    if (!isByType) continue;
    const meets = end !== undefined && compareIds(oldest, end) <= 0;
    const isHigher = end === undefined || compareIds(newest, end) > 0;
    if ((isToTheEnd || meets) && isHigher) end = newest;
  }
  return end;
}

function withBrought(
  documents: WarpDocuments,
  type: BannerType,
  { pulls: told, at, isToTheEnd, isTheGames = false, wholeTo, shared }: BroughtPulls,
): WarpDocuments {
  const merged = withPulls(documents, type, (own) => {
    // Of two answers of the game the newer one stands.
    if (isTheGames)
      return mergePulls(
        told.map((pull) => ({ ...pull, source: 'game' })),
        own,
      );
    return mergePulls(shared?.size ? withoutSharedIds(own, shared, told) : own, told);
  });
  // What lies below a hole was not read without one: the next import asks for it again.
  const hasHole = wholeTo !== undefined;
  const whole = hasHole ? told.filter(({ id }) => wholeTo && compareIds(id, wholeTo) >= 0) : told;
  const span = spanOf(whole, {
    at,
    isToTheEnd: isToTheEnd && !hasHole,
    ...(isTheGames ? { isByType: true } : { isFile: true }),
  });
  return span ? withNotes(merged, type, (notes) => withImport(notes, span)) : merged;
}

/** From the oldest to the newest that came; stand-ins prove nothing of what is between them. */
function spanOf(
  pulls: readonly Pull[],
  facts: Omit<ImportSpan, 'oldest' | 'newest'>,
): ImportSpan | undefined {
  const real = mergePulls(
    pulls.filter(({ id }) => !isMadeUp(id)),
    [],
  );
  const [oldest, newest] = [real[0], real.at(-1)];
  return oldest && newest && { ...facts, oldest: oldest.id, newest: newest.id };
}

function withPulls(
  documents: WarpDocuments,
  type: BannerType,
  change: (pulls: readonly Pull[]) => readonly Pull[],
): WarpDocuments {
  const before = documents[type];
  const pulls = change(before.pulls);
  const isSame =
    pulls.length === before.pulls.length &&
    pulls.every((pull, at) => isSamePull(pull, before.pulls[at] as Pull));
  return isSame ? documents : { ...documents, [type]: { ...before, pulls } };
}

function withNotes(
  documents: WarpDocuments,
  type: BannerType,
  change: (notes: HistoryNotes) => HistoryNotes,
): WarpDocuments {
  const { account } = documents;
  const notes = change(account.histories[type] ?? NO_NOTES);
  return {
    ...documents,
    account: { ...account, histories: { ...account.histories, [type]: notes } },
  };
}
