import { kindOf } from '@trailbook/core/internal/user-data';
import { storeSeen } from '../storage/store-seen.ts';
import type { AchievementDocuments } from './achievement-actions.ts';
import type { Device } from './device.ts';
import type { DocumentStore } from './document-store.ts';
import { storeOf } from './store-of.ts';

export type AchievementsStore = DocumentStore<AchievementDocuments>;

/** The achievements of one profile. */
export function achievementsStore(device: Device, profile: string): AchievementsStore {
  return storeOf(
    device,
    `achievements of ${profile}`,
    { achievements: { profile, name: 'achievements' } },
    { achievements: kindOf('achievements').empty },
    storeSeen,
  );
}
