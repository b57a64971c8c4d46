import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the game's data: DATA_DIR, else data/ of the repository that the site runs in. */
export function dataFolder(): string {
  if (process.env.DATA_DIR) return process.env.DATA_DIR;
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    const candidate = join(folder, 'data');
    if (existsSync(join(candidate, 'manifest.json'))) return candidate;
    if (folder === dirname(folder)) {
      throw new Error('There is no game data: no data/manifest.json here or above. Set DATA_DIR.');
    }
  }
}
