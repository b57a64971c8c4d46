import { type Device, reloadStores } from '../../../../storage/stores/device.ts';
import type { AccountChoice, FileKept, WarpFiles } from '../../files/index.ts';

/**
 * Keeps what was chosen of a file, shows it in all that is open, and has a snapshot taken soon: what was written is
 * stored in a worker, past the stores that would ask for one.
 *
 * @returns undefined where nothing could be stored
 */
export async function keepFile(
  device: Device,
  files: Pick<WarpFiles, 'merge'>,
  { choices, at }: { readonly choices: readonly AccountChoice[]; readonly at: number },
): Promise<FileKept | undefined> {
  const kept = await files.merge(choices, at);
  if (kept.refused.length === choices.length) return undefined;
  device.onKept();
  await reloadStores(device);
  return kept;
}
