import * as z from 'zod';
import { curated } from './curated.ts';

interface Featuring {
  readonly version?: string | undefined;
  readonly featured?: number | undefined;
  readonly featured4?: readonly number[] | undefined;
}

const versions = z.record(z.string(), z.string());

/**
 * The version that brought each character and light cone: that of the first banner which features it,
 * or what was gathered of those that none does. Banners are in order, their ids count up with time.
 */
export function releaseVersions(banners: readonly Featuring[]): ReadonlyMap<number, string> {
  const gathered = curated('releases', z.object({ characters: versions, lightCones: versions }));
  const result = new Map<number, string>();
  for (const [id, version] of Object.entries({ ...gathered.characters, ...gathered.lightCones })) {
    result.set(Number(id), version);
  }
  for (const { version, featured, featured4 = [] } of banners) {
    if (version === undefined) continue;
    for (const id of [featured ?? 0, ...featured4]) {
      if (!result.has(id)) result.set(id, version);
    }
  }
  return result;
}
