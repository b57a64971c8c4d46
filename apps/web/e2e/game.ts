import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  readonly gameVersion: string;
  readonly layers: readonly string[];
  readonly counts: Readonly<Record<'characters' | 'lightCones' | 'relicSets', number>>;
}

interface Character {
  readonly pageId: string;
  readonly version?: string;
}

const data = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../data/${name}.json`), 'utf8'));

/** The size of the game that the site was built with. */
export const GAME: Manifest = data('manifest');

const below = GAME.layers.at(-2) ?? GAME.gameVersion;

/** Addresses of the characters that came after the layer below the last, the latest version first. */
export const NEW_CHARACTERS = (data('characters') as Character[])
  .filter(({ version = '0' }) => compare(version, below) > 0)
  .sort((a, b) => compare(b.version ?? '0', a.version ?? '0'))
  .map(({ pageId }) => pageId);

/** Numbers, not text: 4.10 comes after 4.9. */
function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
