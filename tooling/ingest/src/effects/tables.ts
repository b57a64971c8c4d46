import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatasetJson } from '@trailbook/core/internal/dataset';

/** The committed tables that say what there is to write effects for. */
export function readTables(folder: string) {
  // Written by the ingest, which lets through only what fits.
  const read = (part: string) =>
    JSON.parse(readFileSync(join(folder, `game/${part}.json`), 'utf8'));
  return {
    characters: read('characters') as DatasetJson['characters'],
    servants: read('servants') as DatasetJson['servants'],
    skills: read('skills') as DatasetJson['skills'],
    lightCones: read('lightCones') as DatasetJson['lightCones'],
    relics: read('relics') as DatasetJson['relics'],
  };
}
