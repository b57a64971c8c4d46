import type { Dataset } from '../dataset/index.ts';

/** What a version of the game brought. */
interface Released {
  readonly id: number;
  readonly version?: string | undefined;
}

/**
 * Whether a thing came with what was laid over the data last: later than the layer below, or in the
 * version of the data where there is but one layer.
 */
export function isNew({ manifest }: Dataset, { version }: Released): boolean {
  if (version === undefined) return false;
  const below = manifest.layers.at(-2);
  return below === undefined
    ? version === manifest.gameVersion
    : compareVersions(version, below) > 0;
}

/** Sorts what is new by its version, the latest first; the rest by id, which the game counts up. */
export function newestFirst(dataset: Dataset) {
  const rank = (thing: Released) => (isNew(dataset, thing) ? (thing.version ?? OLD) : OLD);
  return (a: Released, b: Released) => compareVersions(rank(b), rank(a)) || b.id - a.id;
}

const OLD = '0.0';

/** Numbers, not text: 4.10 comes after 4.9. */
function compareVersions(a: string, b: string): number {
  const [majorA = 0, minorA = 0] = a.split('.').map(Number);
  const [majorB = 0, minorB = 0] = b.split('.').map(Number);
  return majorA - majorB || minorA - minorB;
}
