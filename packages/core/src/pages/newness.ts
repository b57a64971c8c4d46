import type { Dataset } from '../dataset/index.ts';

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
