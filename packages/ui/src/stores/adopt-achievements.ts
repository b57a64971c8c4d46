import { type Documents, kindOf, readToldAchievements } from '@trailbook/core/internal/userdata';
import type { Vault } from '../storage/index.ts';

/** A store of achievements that another tracker wrote. */
interface BroughtAchievements {
  /** When it came, in milliseconds. */
  readonly at: number;
  readonly what: string;
  readonly value: unknown;
}

/**
 * Adds what can be read of them to a profile's own, and takes none away. A store of which anything is left is set
 * aside whole beside that, so that a later version can read the rest.
 */
export async function adoptAchievements(
  vault: Vault,
  profile: string,
  brought: BroughtAchievements,
): Promise<void> {
  const { done, isWhole } = readToldAchievements(brought.value);
  const kind = kindOf('achievements');
  if (Object.keys(done).length > 0) {
    await vault.change<Pick<Documents, 'achievements'>>(
      { achievements: { profile, name: 'achievements' } },
      ({ achievements }) => ({
        achievements: kind.merge(achievements, { ...kind.empty, done }),
      }),
    );
  }
  if (!isWhole) await vault.keepAside(brought);
}
