import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Layer } from '../src/dump/dump.ts';
import { committedVersions } from '../src/ingest.ts';

/**
 * The layers that the committed data is made of: the folders of `TRAILBOOK_DUMP`, divided as in `PATH`.
 * Folders named `supplement-…` in one of them follow it, where they are not named themselves.
 *
 * @throws Error when there are more or fewer of them than versions in `curated/dump.json`
 */
export function fullDumps(named = process.env.TRAILBOOK_DUMP ?? ''): Layer[] {
  const folders = named.split(delimiter).filter((folder) => folder !== '');
  const layers = [...new Set(folders.flatMap((folder) => [folder, ...supplementsOf(folder)]))];
  if (layers.length === 0) return [];
  const versions = committedVersions();
  if (layers.length !== versions.length) {
    throw new Error(
      `TRAILBOOK_DUMP names ${layers.join(', ')}; the data is of ${versions.join(', ')}.`,
    );
  }
  return layers.map((folder, place) => ({ folder, version: versions[place] as string }));
}

function supplementsOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith('supplement-'))
    .sort()
    .map((name) => join(folder, name))
    .filter((supplement) => existsSync(join(supplement, 'ExcelOutput')));
}
