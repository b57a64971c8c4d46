import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the game's data where none is named: data/ of the repository around a folder. */
export function findDataFolder(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    const candidate = join(folder, 'data');
    if (existsSync(join(candidate, 'manifest.json'))) return candidate;
    if (folder === dirname(folder)) {
      throw new Error('There is no game data: no data/manifest.json here or above. Set DATA_DIR.');
    }
  }
}
