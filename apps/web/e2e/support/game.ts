import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  readonly gameVersion: string;
  readonly counts: Readonly<Record<'characters' | 'lightCones' | 'relicSets', number>>;
}

interface Character {
  readonly id: number;
  readonly pageId: string;
  readonly version?: string;
}

const data = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../../data/${name}.json`), 'utf8'));

/** The size of the game that the site was built with. */
export const GAME: Manifest = data('manifest');

/** Addresses of the characters that came with the version of the data, as their list has them. */
export const NEW_CHARACTERS = (data('game/characters') as Character[])
  .filter(({ version }) => version === GAME.gameVersion)
  .sort((a, b) => b.id - a.id)
  .map(({ pageId }) => pageId);
