import { lstat, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type FolderFailure,
  MOST_BYTES,
  MOST_FILES,
  MOST_PASSED_OVER,
  type SyncFile,
} from '../../bridge/folders.ts';
import { openPlainFile } from '../plain-file.ts';
import { failureOf, sumOf, writeWhole } from './backup-folder.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** What the names of the sync's files end in, among whatever else is there. */
const ENDING = '.trailbook';
const NAME = /^[\w.-]{1,120}\.trailbook$/;

type Failed = FolderFailure | undefined;

// Rule U30.
/**
 * The files of a sync in a folder that another program carries from device to device. Each device writes files of its own,
 * so that what two programs bring at once never meets in one. A file's version is the checksum of what is in it.
 */
export function syncFolder(folder: string) {
  const pathOf = (name: string) => join(folder, name + ENDING);

  /** What is in a file of ours; undefined where there is none. What only has its name is damage. */
  async function contentOf(name: string): Promise<Buffer | undefined> {
    const found = await lstat(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (!found) return undefined;
    if (!found.isFile() || found.size > MOST_BYTES.sync) throw new Damaged();
    const file = await openPlainFile(pathOf(name));
    if (!file) throw new Error('It was replaced, or nobody may read it.');
    try {
      return await file.read(0, found.size);
    } finally {
      await file.close();
    }
  }

  async function trying<Value>(work: () => Promise<Value>): Promise<Value | FolderFailure> {
    try {
      // An empty answer is believed of a folder alone that is there: one that is not mounted is no emptiness.
      // The folder itself may be a link: carriers put their own elsewhere, and leave one in its place.
      if (!(await stat(folder)).isDirectory()) return { failed: 'UNREACHABLE' };
      return await work();
    } catch (error) {
      return error instanceof Damaged ? { failed: 'DAMAGED' } : failureOf(error);
    }
  }

  const alone = <Value>(name: string, work: () => Promise<Value>) =>
    oneAtATime(pathOf(name), () => trying(work));

  /** Why a file is not as it was seen; undefined where it is. */
  async function changed(name: string, version: string | null): Promise<Failed> {
    const content = await contentOf(name);
    const now = content === undefined ? null : sumOf(content);
    return now === version ? undefined : { failed: 'CHANGED' };
  }

  return {
    list: () =>
      trying(async () => {
        const names = (await readdir(folder)).filter((name) => NAME.test(name));
        if (names.length > MOST_FILES) throw new Damaged();
        const files: SyncFile[] = [];
        const passedOver: string[] = [];
        for (const ended of names) {
          const name = ended.slice(0, -ENDING.length);
          const content = await contentOf(name).catch((error: unknown) => {
            if (!(error instanceof Damaged)) throw error;
            passedOver.push(ended);
          });
          if (content) files.push({ name, version: sumOf(content) });
        }
        return { files, passedOver: passedOver.slice(0, MOST_PASSED_OVER) };
      }),

    read: ({ name, version }: SyncFile) =>
      trying(async () => {
        const content = await contentOf(name);
        if (!content || sumOf(content) !== version) return CHANGED;
        return { bytes: new Uint8Array(content) };
      }),

    write: (name: string, bytes: Uint8Array, replaced: string | null) =>
      alone(name, async () => {
        const refused = await changed(name, replaced);
        if (refused) return refused;
        const written = await writeWhole(folder, name + ENDING, bytes);
        return written === true ? { version: sumOf(bytes) } : written;
      }),

    remove: ({ name, version }: SyncFile) =>
      alone(name, async () => {
        const refused = await changed(name, version);
        if (refused) return refused;
        await rm(pathOf(name));
        return { removed: true as const };
      }),
  };
}

const CHANGED: FolderFailure = { failed: 'CHANGED' };

/** What lies there is none of ours, or more than we write. */
class Damaged extends Error {
  override readonly name = 'Damaged';
}
