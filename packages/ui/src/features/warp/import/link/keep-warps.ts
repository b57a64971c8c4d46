import { finishedPart, type Journal } from '@trailbook/api/warp-import';
import { type BannerType, settleAccount } from '@trailbook/core/internal/warp';
import { isQuotaError } from '../../../../storage/index.ts';
import type { Device } from '../../../../storage/stores/device.ts';
import {
  type BroughtPulls,
  countPulls,
  newestIds,
  type WarpDocuments,
  warpActions,
  warpAddresses,
  warpsStore,
} from '../../store/warps-store.ts';

/** Rows of the game's own that are sent along for each banner type: where an import may stop. */
const SENT = 12;

/** Ids that a profile's accounts have, by account and banner type. */
export async function knownIds(
  { database }: Device,
  profile: string,
): Promise<Record<string, Record<string, string[]>>> {
  const known: Record<string, Record<string, string[]>> = {};
  for (const uid of await database.warpAccounts(profile)) {
    const loaded = await database.load<WarpDocuments>(warpAddresses(profile, uid));
    if (loaded.ok) known[uid] = Object.fromEntries(newestIds(loaded.value.documents, SENT));
  }
  return known;
}

/** What came of keeping an import. */
export interface Kept {
  readonly profile: string;
  readonly uid: string;
  readonly added: number;
  /** Rows that were there already. */
  readonly known: number;
}

/**
 * Keeps what an import has brought whole, as one change. What cannot be stored is nowhere: no later change of the
 * visit takes it along unasked.
 *
 * @returns undefined where it could not be stored
 */
export async function keepJournal(
  device: Device,
  profile: string,
  { journal, at }: { readonly journal: Journal; readonly at: number },
): Promise<Kept | undefined> {
  const part = finishedPart(journal);
  const uid = part?.uid;
  if (!part || !uid) return undefined;
  const brought = broughtBy(journal, settleAccount(part, uid), at);
  const bring = warpActions.bring(brought);
  let added = 0;
  const isKept = await changed(device, warpAddresses(profile, uid), (documents) => {
    const after = bring(documents);
    // Rows without ids that the game has now given are no new ones.
    added = Math.max(0, countPulls(after) - countPulls(documents));
    return after;
  });
  if (!isKept) return undefined;
  device.onKept();
  await warpsStore(device, profile, uid).getState().load();
  const count = [...brought.values()].reduce((sum, { pulls }) => sum + pulls.length, 0);
  return { profile, uid, known: Math.max(0, count - added), added };
}

/** Changes what is stored; where there is no room, once more after some was made. */
async function changed(
  { database, backupService }: Device,
  ...change: Parameters<typeof database.change<WarpDocuments>>
): Promise<boolean> {
  try {
    return (await database.change(...change)).ok;
  } catch (error) {
    console.warn('The warps could not be stored.', error);
    if (!isQuotaError(error)) return false;
  }
  await backupService.freeSpace().catch(() => undefined);
  return database.change(...change).then(
    ({ ok }) => ok,
    () => false,
  );
}

function broughtBy(
  { banners }: Journal,
  settled: ReturnType<typeof settleAccount>,
  at: number,
): Map<BannerType, BroughtPulls> {
  return new Map(
    [...settled].map(([type, pulls]) => {
      const { end, wholeTo } = banners.find((banner) => banner.type === type) ?? {};
      return [type, { pulls, at, isToTheEnd: end === 'ALL', isTheGames: true, wholeTo }];
    }),
  );
}
