import { NEW_JOURNAL } from '@trailbook/api/warp-import';
import type { GameBridge } from '../../../../platform/index.ts';
import type { DailyImportFailure } from '../../../../storage/index.ts';
import { type Device, preferencesStore, profilesStore } from '../../../../storage/stores/device.ts';
import { recordsOf } from '../game/game-records.ts';
import { importRecords } from '../link/import-records.ts';
import { keepJournal } from '../link/keep-warps.ts';

export type Unasked = { readonly added: number } | { readonly failure: DailyImportFailure };

// Rule W59.
/**
 * Imports from the game what is new of the accounts that the profile in use has. It asks nobody: what is of another
 * account, or of one that has no warps here yet, is left where it is.
 *
 * @param mayShareLink - whether a site counts warps, where the player gives them
 */
export async function importUnasked(
  device: Device,
  game: GameBridge,
  mayShareLink: boolean,
): Promise<Unasked> {
  const [profiles, preferences] = [profilesStore(device), preferencesStore(device)];
  await Promise.all([profiles.getState().load(), preferences.getState().load()]);
  const profile = profiles.getState().documents.profiles.active;
  const known = await device.database.warpAccounts(profile);
  if (known.length === 0) return { failure: 'NO_ACCOUNT' };
  const found = await game.find();
  const own = found.accounts.filter(({ uid }) => uid !== null && known.includes(uid));
  if (own.length === 0) return { failure: found.reason ?? 'OTHER_ACCOUNT' };
  const isGiven = mayShareLink && preferences.getState().documents.preferences.contributes === true;
  let added = 0;
  for (const { id, uid } of own) {
    const outcome = await importRecords(device, profile, await recordsOf(game, id, isGiven), {
      ...{ journal: NEW_JOURNAL, signal: new AbortController().signal },
      onProgress: () => undefined,
    });
    const { journal, failure } = outcome;
    // By a site, too, which answers whatever the link is of.
    if (journal.uid !== null && journal.uid !== uid) return { failure: 'OTHER_ACCOUNT' };
    const hasRows = journal.banners.some(({ end, rows }) => end !== null && rows > 0);
    const kept = hasRows ? await keepJournal(device, profile, { journal, at: Date.now() }) : null;
    if (kept === undefined) return { failure: 'NOT_KEPT' };
    added += kept?.added ?? 0;
    if (failure) return { failure: failure.code };
  }
  return { added };
}
