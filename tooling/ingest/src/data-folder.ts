import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { IngestError } from './dump/dump.ts';

/** A file below data/, or nothing where there is none yet. */
export type Read = (file: string) => unknown;

export function readerOf(folder: string): Read {
  return (file) => {
    const path = join(folder, file);
    if (!existsSync(path)) return undefined;
    try {
      return JSON.parse(readFileSync(path, 'utf8'));
    } catch (error) {
      const why = (error as Error).message;
      throw new IngestError(`${path} is damaged (${why}): \`git checkout data\` brings it back.`);
    }
  };
}

/** The version of the data; undefined where there are none. */
export function versionIn(read: Read): string | undefined {
  const manifest = read('manifest.json');
  return manifest === undefined
    ? undefined
    : z.object({ gameVersion: z.string() }).parse(manifest).gameVersion;
}
