import type { DocumentDatabase } from '../documents/document-database.ts';
import { openFolder } from './snapshot-folder.ts';
import { readSnapshotName } from './snapshot-name.ts';

/**
 * Whether any snapshot is of another store than the one that is here, or of a later state of it. Told
 * by names alone: most starts need no closer look, and no worker for it.
 */
export async function mayHaveLost(database: DocumentDatabase): Promise<boolean> {
  const names = await (await openFolder()).list();
  if (names.length === 0) return false;
  const notes = await database.notes().catch(() => undefined);
  if (!notes) return true;
  const { ledger, settledAt = 0 } = notes;
  return names
    .map(readSnapshotName)
    .some(
      (snapshot) =>
        snapshot !== undefined &&
        snapshot.createdAt > settledAt &&
        (snapshot.store !== ledger?.store || snapshot.revision > ledger.revision),
    );
}
