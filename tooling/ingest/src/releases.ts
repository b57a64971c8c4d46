import * as z from 'zod';
import { curated } from './curated.ts';
import { id } from './dump/raw.ts';

interface Featuring {
  readonly version?: string | undefined;
  readonly featured?: number | undefined;
}

const Gathered = z.object({
  versions: z.record(
    z.string(),
    z.object({ characters: z.array(id).default([]), lightCones: z.array(id).default([]) }),
  ),
});

/**
 * The version that brought each character and light cone: that of the first banner which features it as
 * its five-star, or what was gathered of those that none does. The four-stars of a banner say nothing: most
 * were there before. Banners are in order, their ids count up with time.
 */
export function releaseVersions(banners: readonly Featuring[]): ReadonlyMap<number, string> {
  const result = new Map<number, string>();
  for (const [version, things] of Object.entries(curated('releases', Gathered).versions)) {
    for (const id of [...things.characters, ...things.lightCones]) result.set(id, version);
  }
  for (const { version, featured = 0 } of banners) {
    if (version !== undefined && !result.has(featured)) result.set(featured, version);
  }
  return result;
}

const Before = z.array(z.looseObject({ id, version: z.string().optional() }));

/**
 * The version of what no banner features and nobody gathered: what the data had before keeps its own; what they had not
 * came with this version. Without data nobody knows.
 *
 * @param before - the rows that were there
 */
export function unfeaturedVersions(
  before: unknown,
  version: string,
): (thing: number) => string | undefined {
  if (before === undefined) return () => undefined;
  const known = new Map(Before.parse(before).map((row) => [row.id, row.version]));
  return (thing) => (known.has(thing) ? known.get(thing) : version);
}
