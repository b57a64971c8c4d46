import { kindOf } from '@trailbook/core/internal/user-data';
import { storeSeen } from '../../../storage/documents/seen-store.ts';
import type { Device } from '../../../storage/stores/device.ts';
import type { DocumentStore } from '../../../storage/stores/document-store.ts';
import { storeOf } from '../../../storage/stores/store-of.ts';
import type { AchievementDocuments } from './achievement-actions.ts';

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
