import {
  type ImportOutcome,
  type ImportWait,
  importWarps,
  type Journal,
} from '@trailbook/api/warp-import';
import { type Device, preferencesStore } from '../../../../storage/stores/device.ts';
import type { RecordsFrom } from '../parts/records-from.ts';
import { knownIds } from './keep-warps.ts';
import { linkInText } from './link-in-text.ts';

interface Import {
  /** Where an earlier import ended. */
  readonly journal: Journal;
  /** What is known already; looked up where it is not given. */
  readonly known?: ImportOutcome['known'] | undefined;
  readonly signal: AbortSignal;
  /** Told how many warps the global statistics took, where the player gives them. */
  readonly onGiven?: (added: number) => void;
  readonly onProgress: (journal: Journal, wait: ImportWait | undefined) => void;
}

/** Reads the game's records up to what a profile knows. What the player gives to the statistics is noted. */
export async function importRecords(
  device: Device,
  profile: string,
  from: RecordsFrom,
  { journal, known, signal, onGiven, onProgress }: Import,
): Promise<ImportOutcome> {
  const preferences = preferencesStore(device).getState();
  let account = '';
  return importWarps({
    contribute: preferences.documents.preferences.contributes === true,
    onContribution: ({ receipt, added }) => {
      onGiven?.(added ?? 0);
      preferences.act(({ preferences: before }) => ({
        preferences: { ...before, receipts: { ...before.receipts, [account]: receipt } },
      }));
    },
    ...{ link: 'text' in from ? linkInText(from.text) : '', journal, signal },
    ...('read' in from && { readEvents: (request) => from.read(request, signal) }),
    known: known ?? (await knownIds(device, profile)),
    onProgress: (next, wait) => {
      account = next.uid ?? account;
      onProgress(next, wait);
    },
  });
}
