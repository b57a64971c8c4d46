import type { Dataset } from './dataset.ts';
import { isProtagonist } from './protagonists.ts';
import type { Character, LightCone } from './schema.ts';

/** What a version of the game brought. */
interface Released {
  readonly id: number;
  readonly version?: string | undefined;
}

/** Whether a thing came with the version that the data are of. */
export function isNew({ manifest }: Dataset, { version }: Released): boolean {
  return version === manifest.gameVersion;
}

/** Sorts by the version that brought a thing, the latest first, and by id within a version. */
export function newestFirst(a: Released, b: Released): number {
  return compareVersions(b.version ?? OLD, a.version ?? OLD) || b.id - a.id;
}

const OLD = '0.0';

/** Which version is later: numbers, not text, so that 4.10 comes after 4.9. */
export function compareVersions(a: string, b: string): number {
  const [majorA = 0, minorA = 0] = a.split('.').map(Number);
  const [majorB = 0, minorB = 0] = b.split('.').map(Number);
  return majorA - majorB || minorA - minorB;
}

/** All characters as every list has them: five-stars first, newest first within a rarity. */
export function listedCharacters(dataset: Dataset): Character[] {
  return [...dataset.characters.values()].sort(
    (a, b) => b.rarity - a.rarity || protagonistsLast(a, b) || newestFirst(a, b),
  );
}

/** All light cones as every list has them: the rarest first, newest first within a rarity. */
export function listedLightCones(dataset: Dataset): LightCone[] {
  return [...dataset.lightCones.values()].sort((a, b) => b.rarity - a.rarity || newestFirst(a, b));
}

/** Protagonists have many forms of one person, the first of which was there from the start. */
function protagonistsLast(a: Character, b: Character): number {
  return Number(isProtagonist(a)) - Number(isProtagonist(b));
}
