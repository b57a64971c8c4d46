import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { isPlainFolder } from '../plain-file.ts';

/**
 * Deletes web caches of the game's, which makes them anew when it is started. Rule W51.
 *
 * @returns whether they are gone; not while the game has them open
 */
export async function clearCaches(folders: readonly string[]): Promise<boolean> {
  let areGone = true;
  for (const folder of folders) {
    if (basename(folder) !== 'webCaches' || !(await isPlainFolder(folder))) continue;
    // What the folder holds goes, links to elsewhere too, but nothing that they lead to.
    await rm(folder, { recursive: true }).catch(() => {
      areGone = false;
    });
  }
  return areGone;
}
