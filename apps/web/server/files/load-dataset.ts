import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DATASET_PARTS,
  type Dataset,
  LANGUAGES,
  parseDataset,
} from '@trailbook/core/internal/dataset';

/**
 * The game's data, read and checked once, when the server starts. A damaged file stops the start with
 * its name: better no site than one with wrong numbers.
 */
export function loadDataset(folder: string): Dataset {
  const parts = [...DATASET_PARTS, 'manifest'].map((part) => [part, read(folder, `${part}.json`)]);
  const names = LANGUAGES.map((language) => [language, read(folder, `names/${language}.json`)]);
  return parseDataset({ ...Object.fromEntries(parts), names: Object.fromEntries(names) });
}

function read(folder: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, file), 'utf8'));
  } catch (error) {
    throw new Error(
      `Game data is damaged: data/${file} cannot be read (${(error as Error).message}). Run the ingest again.`,
    );
  }
}
