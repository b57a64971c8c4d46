import { createProfile, liveProfiles, switchProfile } from '@trailbook/core/internal/user-data';
import { useI18n } from '../../../../i18n/index.ts';
import { profileName } from '../../../../shell/recovery/index.ts';
import { useDocuments } from '../../../../shell/recovery/parts/use-device.ts';
import { randomId } from '../../../../storage/index.ts';
import { type Device, profilesStore } from '../../../../storage/stores/device.ts';

/** Stands for a profile that is to be made. */
export const NEW_PROFILE = 'NEW';
/** Stands for none. */
export const NO_PROFILE = 'NONE';

interface ProfileOption {
  readonly value: string;
  readonly label: string;
}

/** The profiles to choose from, a new one last; and what makes that one when it is chosen. */
export function useProfiles(device: Device): {
  readonly options: readonly ProfileOption[];
  /** The id of a chosen profile; a new one gets a name. It does not become the active one. */
  readonly settle: (chosen: string, name: string) => string;
} {
  const i18n = useI18n();
  const { documents, act } = useDocuments(profilesStore(device));
  const options = liveProfiles(documents.profiles).map((profile) => ({
    value: profile.id,
    label: profileName(i18n, profile),
  }));
  return {
    options: [...options, { value: NEW_PROFILE, label: i18n.t('warpImport.newProfile') }],
    settle(chosen, name) {
      if (chosen !== NEW_PROFILE) return chosen;
      const id = randomId();
      const now = Date.now();
      act(({ profiles }) => ({
        profiles: switchProfile(createProfile(profiles, { id, name, now }), profiles.active),
      }));
      return id;
    },
  };
}

/** What was chosen; or another in its place, where another tab has deleted that profile meanwhile. */
export function stillThere(
  options: readonly ProfileOption[],
  chosen: string,
  instead: string,
): string {
  const isThere = options.some(({ value }) => value === chosen);
  return isThere || chosen === NO_PROFILE ? chosen : instead;
}
