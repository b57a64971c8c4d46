import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../http/encoding';

/** Large files of the game's data, which the build makes and compresses: the server only sends them on. */
export interface WrittenFiles {
  /** @param key - language and name, such as `de/characters/all.json` */
  find(key: string): WrittenFile | undefined;
}

export interface WrittenFile {
  readonly revision: string;
  /** What it takes without compression. */
  readonly bytes: number;
  /** Where each of its compressed forms is. */
  readonly paths: Readonly<Record<Encoding, string>>;
}

/** None, as in tests and in development: each file is made when it is asked for. */
export const NONE_WRITTEN: WrittenFiles = { find: () => undefined };

interface Index {
  /** What they were made of. */
  readonly mark: string;
  readonly files: Readonly<Record<string, Pick<WrittenFile, 'revision' | 'bytes'>>>;
}

const INDEX = 'index.json';

/**
 * The written files of a folder; none where they were made of other data than the site is on. A site that starts before
 * they are written has them as soon as their index is there.
 */
export function writtenFiles(folder: string, mark: string): WrittenFiles {
  const path = join(folder, INDEX);
  let files: ReadonlyMap<string, Pick<WrittenFile, 'revision' | 'bytes'>> | undefined;
  let lookedAt: number | undefined;

  function readIndex(): typeof files {
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    // An index of other data is not read a second time.
    if (changed === undefined || changed === lookedAt) return undefined;
    lookedAt = changed;
    const index: Index = JSON.parse(readFileSync(path, 'utf8'));
    return index.mark === mark ? new Map(Object.entries(index.files)) : undefined;
  }

  return {
    find(key) {
      files ??= readIndex();
      const file = files?.get(key);
      const paths = pathsOf(folder, key);
      // A later build may have put its own in their place: then each is made when it is asked for.
      return file && existsSync(paths.br) ? { ...file, paths } : undefined;
    },
  };
}

interface Made {
  readonly key: string;
  readonly revision: string;
  readonly body: Uint8Array;
}

/** Writes files in both compressed forms in place of those of an earlier build, unless they are there. */
export async function writeFiles(
  folder: string,
  mark: string,
  made: AsyncIterable<Made>,
): Promise<void> {
  if (markOf(folder) === mark) return;
  // Whole, then moved: a run that is cut short leaves none, and a running site reads none half.
  const part = `${folder}.part-${process.pid}`;
  await removeParts(folder);
  const files: Record<string, Index['files'][string]> = {};
  for await (const { key, revision, body } of made) {
    const paths = pathsOf(part, key);
    await mkdir(dirname(paths.br), { recursive: true });
    const [br, zipped] = await Promise.all([
      promisify(brotliCompress)(body, { params: BROTLI }),
      promisify(gzip)(body),
    ]);
    await Promise.all([writeFile(paths.br, br), writeFile(paths.gzip, zipped)]);
    files[key] = { revision, bytes: body.length };
  }
  await writeFile(join(part, INDEX), JSON.stringify({ mark, files } satisfies Index));
  if (markOf(folder) === mark) {
    // Another run was quicker.
    await rm(part, { recursive: true });
    return;
  }
  await rm(folder, { recursive: true, force: true });
  await rename(part, folder);
}

/** Removes what runs have left that were cut short; of others that still run it keeps what they have. */
async function removeParts(folder: string): Promise<void> {
  const parent = dirname(folder);
  const prefix = `${basename(folder)}.part`;
  for (const name of existsSync(parent) ? await readdir(parent) : []) {
    if (!name.startsWith(prefix)) continue;
    const run = Number(name.slice(prefix.length + 1));
    if (run === process.pid || !(run > 0 && isRunning(run))) {
      await rm(join(parent, name), { recursive: true, force: true });
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function markOf(folder: string): string | undefined {
  const path = join(folder, INDEX);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Index).mark : undefined;
}

/** The highest level that is quick, with room for what a list repeats after a megabyte. */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 9,
  [constants.BROTLI_PARAM_LGWIN]: 22,
};

function pathsOf(folder: string, key: string): WrittenFile['paths'] {
  return { br: join(folder, `${key}.br`), gzip: join(folder, `${key}.gz`) };
}
