import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Dataset, parseDataset, readDataFiles } from '@trailbook/core/internal/dataset';

/**
 * The game's data, read and checked once, when the server starts. A damaged file stops the start with
 * its name: better no site than one with wrong numbers.
 */
export function loadDataset(folder: string): Dataset {
  return parseDataset(readDataFiles((file) => read(folder, file)));
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
