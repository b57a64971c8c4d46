import { hasDatabase } from '../documents/has-database.ts';
import { SNAPSHOT_DATABASE, SNAPSHOT_FOLDER } from './snapshot-places.ts';

/** Whether anything of the player's is or was here: a store, or copies of one that is gone. */
export async function hasAnything(): Promise<boolean> {
  const found = await Promise.all([hasDatabase(), hasDatabase(SNAPSHOT_DATABASE), hasFolder()]);
  return found.includes(true);
}

async function hasFolder(): Promise<boolean> {
  try {
    await (await navigator.storage.getDirectory()).getDirectoryHandle(SNAPSHOT_FOLDER);
    return true;
  } catch {
    return false;
  }
}
