import { constants } from 'node:fs';
import { type FileHandle, lstat, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that another program may change or let grow meanwhile, open to be read. */
export interface PlainFile {
  readonly size: number;
  /** Fewer bytes than were asked for where the file ends. */
  read(at: number, length: number): Promise<Buffer>;
  close(): Promise<void>;
}

// Links are not followed, and what is no file is not waited for. Windows knows neither.
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Opens a file to be read, beside whoever has it open; undefined for what is none, or a link to one. */
export async function openPlainFile(path: string): Promise<PlainFile | undefined> {
  let file: FileHandle | undefined;
  try {
    if (!(await lstat(path)).isFile()) return undefined;
    file = await open(path, FLAGS);
    const stats = await file.stat();
    if (!stats.isFile()) throw new Error('It was replaced.');
    return plainFile(file, stats.size);
  } catch {
    await file?.close().catch(() => undefined);
    return undefined;
  }
}

function plainFile(file: FileHandle, size: number): PlainFile {
  return {
    size,
    async read(at, length) {
      const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - at)));
      let read = 0;
      while (read < bytes.length) {
        const { bytesRead } = await file.read(bytes, read, bytes.length - read, at + read);
        if (bytesRead === 0) break;
        read += bytesRead;
      }
      return bytes.subarray(0, read);
    },
    close: () => file.close(),
  };
}

/** A folder with more in it is none of those that are looked for. */
const MOST_NAMES = 5000;

/** Names of the folders in one, without links to others; none where it cannot be read. */
export async function foldersIn(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    const found = entries.slice(0, MOST_NAMES).filter((entry) => entry.isDirectory());
    return found.map(({ name }) => name);
  } catch {
    return [];
  }
}

/** Whether a folder stands there itself, not a link to one. */
export async function isPlainFolder(...path: readonly string[]): Promise<boolean> {
  try {
    return (await lstat(join(...path))).isDirectory();
  } catch {
    return false;
  }
}
