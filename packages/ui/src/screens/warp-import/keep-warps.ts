import { finishedPart, type Journal } from '@trailbook/core/internal/records';
import { type BannerType, settleAccount } from '@trailbook/core/warp';
import type { Device } from '../../stores/device.ts';
import {
  type BroughtPulls,
  newestIds,
  type WarpDocuments,
  warpActions,
  warpAddresses,
  warpsStore,
} from '../../stores/warps-store.ts';

/** Rows of the game's own that are sent along for each banner type: where an import may stop. */
const SENT = 12;

/** Ids that a profile's accounts have, by account and banner type. */
export async function knownIds(
  { vault }: Device,
  profile: string,
): Promise<Record<string, Record<string, string[]>>> {
  const known: Record<string, Record<string, string[]>> = {};
  for (const uid of await vault.warpAccounts(profile)) {
    const loaded = await vault.load<WarpDocuments>(warpAddresses(profile, uid));
    if (loaded.ok) known[uid] = Object.fromEntries(newestIds(loaded.value.documents, SENT));
  }
  return known;
}

/** What came of keeping an import. */
export interface Kept {
  readonly uid: string;
  readonly added: number;
  /** Rows that were there already. */
  readonly known: number;
}

/**
 * Keeps what an import has brought whole, as one change.
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
  const store = warpsStore(device, profile, uid);
  const state = () => store.getState();
  await state().load();
  const before = ids(state().documents);
  // What was refused earlier in the visit says nothing of this change.
  store.setState({ isRefused: false });
  state().act(warpActions.bring(brought));
  await state().retry();
  if (state().status !== 'ready' || state().isRefused) return undefined;
  const rows = [...brought.values()].flatMap(({ pulls }) => pulls);
  const known = rows.filter(({ id }) => before.has(id)).length;
  return { uid, known, added: rows.length - known };
}

function broughtBy(
  { banners }: Journal,
  settled: ReturnType<typeof settleAccount>,
  at: number,
): Map<BannerType, BroughtPulls> {
  return new Map(
    [...settled].map(([type, pulls]) => {
      const isToTheEnd = banners.some((banner) => banner.type === type && banner.end === 'ALL');
      return [type, { pulls, at, isToTheEnd, isTheGames: true }];
    }),
  );
}

function ids({ account: _account, ...warps }: WarpDocuments): ReadonlySet<string> {
  return new Set(Object.values(warps).flatMap(({ pulls }) => pulls.map(({ id }) => id)));
}
