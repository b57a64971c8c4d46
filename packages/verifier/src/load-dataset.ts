import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Dataset, parseDataset, readDataFiles } from '@trailbook/core/internal/dataset';
import { Unusable } from './unusable.ts';

/**
 * Reads data/ from a folder.
 *
 * @throws Unusable when there is none, or a file of it is damaged
 */
export function loadDataset(folder: string): Dataset {
  const json = readDataFiles((file) => read(folder, file));
  try {
    return parseDataset(json);
  } catch (error) {
    throw new Unusable(`${folder}: ${(error as Error).message}`);
  }
}

/**
 * Where the game's data are: the package of them, as the project has it, or as it is installed beside this one; in the
 * repository its own.
 *
 * @throws Unusable when they are nowhere
 */
export function findData(): string {
  const found =
    packageFolder(join(process.cwd(), 'package.json')) ?? packageFolder(import.meta.filename);
  if (found) return found;
  const ofRepository = join(import.meta.dirname, '../../../data');
  if (existsSync(join(ofRepository, 'manifest.json'))) return ofRepository;
  throw new Unusable(
    "The game's data are not installed. Add the package @trailbook/data, or name a folder: --data DIR.",
  );
}

function packageFolder(from: string): string | undefined {
  try {
    return dirname(createRequire(from).resolve('@trailbook/data/manifest.json'));
  } catch {
    return undefined;
  }
}

function read(folder: string, place: string): unknown {
  // The published package has the facts beside its manifest.
  const file = existsSync(join(folder, 'game')) ? place : place.replace('game/', '');
  const path = join(folder, file);
  if (!existsSync(path))
    throw new Unusable(`${folder} lacks ${file}: it is no folder of game data.`);
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Unusable(`${path} is no JSON: ${(error as Error).message}`);
  }
}
