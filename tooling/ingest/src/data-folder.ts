import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** A file below data/, or nothing where there is none yet. */
export type Read = (file: string) => unknown;

export function readerOf(folder: string): Read {
  return (file) => {
    const path = join(folder, file);
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  };
}

/** The version of the data; undefined where there are none. */
export function versionIn(read: Read): string | undefined {
  const manifest = read('manifest.json');
  return manifest === undefined
    ? undefined
    : z.object({ gameVersion: z.string() }).parse(manifest).gameVersion;
}
