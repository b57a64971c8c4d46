import {
  nextStamp,
  readAchievements,
  stampOf,
  withStamps,
} from '@trailbook/core/internal/achievements';
import type { Documents } from '@trailbook/core/internal/user-data';
import type { DocumentAccess } from '../documents/document-database.ts';

/** A store of achievements that another tracker wrote. */
interface BroughtAchievements {
  /** When it came, in milliseconds. */
  readonly at: number;
  readonly what: string;
  readonly value: unknown;
}

/**
 * Adds what can be read of them to a profile's own, and takes none away. A store of which anything is left is set
 * aside whole within the same change, so that a later version can read the rest.
 *
 * @returns whether what can be read was kept, and how many were not marked before
 */
export async function adoptAchievements(
  database: DocumentAccess,
  profile: string,
  brought: BroughtAchievements,
): Promise<{ readonly isKept: boolean; readonly added: number }> {
  const { done, isWhole } = readAchievements(brought.value);
  if (isWhole && Object.keys(done).length === 0) return { isKept: true, added: 0 };
  let added = 0;
  const addresses = { achievements: { profile, name: 'achievements' } } as const;
  const recipe = ({ achievements }: Pick<Documents, 'achievements'>) => {
    const all = withTold(achievements, done);
    added = Object.keys(all.done).length - Object.keys(achievements.done).length;
    return { achievements: all };
  };
  const kept = await (isWhole
    ? database.change(addresses, recipe)
    : database.changeBeside(addresses, recipe, brought));
  return { isKept: kept.ok, added };
}

/** What was taken back here before is told anew. */
function withTold(
  achievements: Documents['achievements'],
  told: Readonly<Record<string, number>>,
): Documents['achievements'] {
  const news = Object.entries(told).filter(([id]) => !Object.hasOwn(achievements.done, id));
  return withStamps(
    achievements,
    news.map(([id, time]) => [id, nextStamp(stampOf(achievements, id), true, time)]),
  );
}
