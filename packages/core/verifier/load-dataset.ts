import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATASET_PARTS, type Dataset, LANGUAGES, parseDataset } from '../src/dataset/index.ts';

/**
 * Reads data/ from a folder.
 *
 * @throws SyntaxError or DatasetError when a file is damaged
 */
export function loadDataset(folder: string): Dataset {
  const parts = [...DATASET_PARTS, 'manifest'].map((part) => [part, read(folder, `${part}.json`)]);
  const names = LANGUAGES.map((language) => [language, read(folder, `names/${language}.json`)]);
  return parseDataset({ ...Object.fromEntries(parts), names: Object.fromEntries(names) });
}

function read(folder: string, file: string): unknown {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}
