import { stat } from 'node:fs/promises';
import { basename, isAbsolute } from 'node:path';
import type { Dialog } from 'electron';
import type { FolderFailure, Purpose } from '../../bridge/folders.ts';
import type { LocalFile } from '../local/local-file.ts';
import { backUpInto } from './backup-folder.ts';
import { syncFolder } from './sync-folder.ts';

/** Which folders the player has chosen. */
export type ChosenFolders = { readonly [P in Purpose]?: string | undefined };

interface Parts {
  readonly dialog: Pick<Dialog, 'showOpenDialog'>;
  readonly file: LocalFile<ChosenFolders>;
}

const NO_FOLDER: FolderFailure = { failed: 'NO_FOLDER' };

/** Answers what pages ask of the player's folders: a path is named by the player alone, in a dialog of the system. */
export function folderHandlers({ dialog, file }: Parts) {
  const pathOf = (purpose: Purpose) => {
    const path = file.read()?.[purpose];
    return path !== undefined && isAbsolute(path) ? path : undefined;
  };
  const nameOf = (path: string | undefined) => (path === undefined ? null : basename(path) || path);
  const files = () => {
    const path = pathOf('sync');
    return path === undefined ? undefined : syncFolder(path);
  };
  return {
    'folders:chosen': (purpose: Purpose) => nameOf(pathOf(purpose)),
    'folders:choose': async (purpose: Purpose) => {
      const { canceled, filePaths } = await dialog.showOpenDialog({
        properties: ['openDirectory', 'createDirectory'],
      });
      const [path] = filePaths;
      const isFolder =
        !canceled && path !== undefined && (await stat(path).catch(() => undefined))?.isDirectory();
      if (isFolder) file.write({ ...file.read(), [purpose]: path });
      return nameOf(pathOf(purpose));
    },
    'folders:forget': (purpose: Purpose) => {
      const { [purpose]: _forgotten, ...others } = file.read() ?? {};
      file.write(others);
    },
    'folders:backUp': async (bytes: Uint8Array) => {
      const path = pathOf('backups');
      return path === undefined ? NO_FOLDER : backUpInto(path, bytes, new Date());
    },
    'folders:list': async () => (await files()?.list()) ?? NO_FOLDER,
    'folders:read': async (asked: { name: string; version: string }) =>
      (await files()?.read(asked)) ?? NO_FOLDER,
    'folders:write': async (asked: { name: string; bytes: Uint8Array; replaced: string | null }) =>
      (await files()?.write(asked.name, asked.bytes, asked.replaced)) ?? NO_FOLDER,
    'folders:remove': async (asked: { name: string; version: string }) =>
      (await files()?.remove(asked)) ?? NO_FOLDER,
  };
}
