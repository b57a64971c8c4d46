import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import * as z from 'zod';

/** Each file of a folder with the SHA-256 of its content, by its path with slashes. */
const hashesSchema = z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/));
export type FileHashes = z.infer<typeof hashesSchema>;

/**
 * Compares a folder with the list that stands inside the program's archive: the system checks the archive, and nothing
 * beside it.
 *
 * @throws Error in words that name the first file that is missing, has changed or does not belong there
 */
export async function checkFiles(folder: string, listed: string): Promise<void> {
  const expected = hashesSchema.parse(JSON.parse(await readFile(listed, 'utf8')));
  const found = await hashesOf(folder).catch((error: Error) => damaged(folder, error.message));
  for (const [name, hash] of Object.entries(expected)) {
    if (found[name] === undefined) damaged(name, 'it is missing');
    if (found[name] !== hash) damaged(name, 'it has changed');
  }
  const [extra] = Object.keys(found).filter((name) => expected[name] === undefined);
  if (extra !== undefined) damaged(extra, 'it does not belong there');
}

function damaged(name: string, why: string): never {
  throw new Error(
    `Trailbook cannot start: its file ${name} is not as it was installed (${why}). Your own data is untouched. Install Trailbook again.`,
  );
}

/** All files of a folder. What is no plain file, such as a link to elsewhere, counts as a file without a hash. */
export async function hashesOf(folder: string): Promise<FileHashes> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const hashes = entries
    .filter((entry) => !entry.isDirectory())
    .map(async (entry): Promise<[string, string]> => {
      const path = join(entry.parentPath, entry.name);
      const name = relative(folder, path).split(sep).join('/');
      if (!entry.isFile()) return [name, 'no file'];
      return [
        name,
        createHash('sha256')
          .update(await readFile(path))
          .digest('hex'),
      ];
    });
  return Object.fromEntries((await Promise.all(hashes)).sort(([a], [b]) => (a < b ? -1 : 1)));
}
