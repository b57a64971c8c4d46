import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  readonly gameVersion: string;
  readonly counts: Readonly<Record<'characters' | 'lightCones' | 'relicSets', number>>;
}

/** The size of the game that the site was built with. */
export const GAME: Manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../data/manifest.json'), 'utf8'),
);
