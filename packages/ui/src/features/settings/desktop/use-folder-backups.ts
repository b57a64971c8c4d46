import { useCallback, useEffect, useState } from 'react';
import { desktopBridge } from '../../../platform/index.ts';
import { backUpIntoFolder, listenToFolderBackups } from '../../../storage/backups/folder-backup.ts';
import type { FolderBackupNote } from '../../../storage/index.ts';
import type { Device } from '../../../storage/stores/device.ts';

/** How backups into the player's folder went, whoever asked for them, and how to make one now. */
export function useFolderBackups(device: Device) {
  const [note, setNote] = useState<FolderBackupNote | undefined>(undefined);
  const [kept, setKept] = useState<number | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const look = useCallback(
    () =>
      device.database.notes().then(
        ({ folderBackup }) => setNote(folderBackup),
        () => undefined,
      ),
    [device],
  );
  useEffect(() => {
    void look();
    return listenToFolderBackups(look);
  }, [look]);
  /** Answers whether there is one more. */
  const backUp = async (): Promise<boolean> => {
    const folders = desktopBridge()?.folders;
    if (!folders) return false;
    setBusy(true);
    setKept(undefined);
    const done = await backUpIntoFolder(device, folders, Date.now());
    setKept(done.ok ? done.value.kept : undefined);
    setBusy(false);
    return done.ok;
  };
  return { note, kept, isBusy, backUp };
}
