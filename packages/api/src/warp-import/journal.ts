import {
  BANNER_TYPES,
  type BannerType,
  type ImportedAccount,
  type ImportedPull,
} from '@trailbook/core/internal/warp';
import type { ImportEvent, ImportRequest } from '../calls/warp-import.ts';

/** How far an import has come with one banner type. */
export interface BannerProgress {
  readonly type: BannerType;
  readonly rows: number;
  /** Null until it is done: everything was read, or all until a row that was known. */
  readonly end: 'ALL' | 'KNOWN' | null;
  /** The last row before the first one that could not be read, null where there is none; undefined where all were. */
  readonly wholeTo?: string | null;
}

/**
 * What an import has told so far. It outlives the line it came over: the next one goes on where this ends.
 * A new one for each event, so that a screen can show it.
 */
export interface Journal {
  readonly uid: string | null;
  readonly banners: readonly BannerProgress[];
  readonly pulls: readonly ImportedPull[];
  /** From where the banner that is being read goes on. */
  readonly next: string;
  readonly unread: number;
}

/** Of an import that has not begun. */
export const NEW_JOURNAL: Journal = {
  ...{ uid: null, pulls: [], next: '0', unread: 0 },
  banners: BANNER_TYPES.map((type) => ({ type, rows: 0, end: null })),
};

/** The journal with one more event. */
export function noted(journal: Journal, event: ImportEvent): Journal {
  if (event.event === 'page') {
    const { type, uid, zone, rows, next, unread } = event;
    const pulls = rows.map((row): ImportedPull => ({ ...row, type, zone }));
    return {
      ...{ uid, next, unread: journal.unread + unread },
      pulls: journal.pulls.concat(pulls),
      banners: changed(journal, type, (banner) => ({
        ...banner,
        rows: banner.rows + rows.length,
        ...(unread > 0 && banner.wholeTo === undefined && { wholeTo: lastOf(journal, type) }),
      })),
    };
  }
  if (event.event === 'banner') {
    const { type, end } = event;
    return { ...journal, next: '0', banners: changed(journal, type, (one) => ({ ...one, end })) };
  }
  return journal;
}

/** What is still to be asked for. */
export function remaining({ banners, next }: Journal): ImportRequest['banners'] {
  return banners
    .filter(({ end }) => end === null)
    .map(({ type }, at) => ({ type, from: at === 0 ? next : '0' }));
}

/** Whether there is nothing left to ask for. */
export function isDone({ banners }: Journal): boolean {
  return banners.every(({ end }) => end !== null);
}

/**
 * What may be stored: banner types of which all is there that was to be read. The newest rows of another
 * would stand above a hole, at which the next import would stop.
 */
export function finishedPart({ uid, banners, pulls }: Journal): ImportedAccount | undefined {
  if (uid === null) return undefined;
  const finished = new Set(banners.filter(({ end }) => end !== null).map(({ type }) => type));
  return { uid, label: null, pulls: pulls.filter(({ type }) => finished.has(type)) };
}

function lastOf({ pulls }: Journal, type: BannerType): string | null {
  return pulls.findLast((pull) => pull.type === type)?.id ?? null;
}

function changed(
  { banners }: Journal,
  type: BannerType,
  change: (banner: BannerProgress) => BannerProgress,
): BannerProgress[] {
  return banners.map((banner) => (banner.type === type ? change(banner) : banner));
}
