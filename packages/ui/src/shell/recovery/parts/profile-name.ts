import { DEFAULT_PROFILE, type Profile } from '@trailbook/core/internal/user-data';
import type { I18n } from '../../../i18n/index.ts';

/** What a profile is called: by its player, else by what it is. */
export function profileName({ t }: I18n, { id, name }: Pick<Profile, 'id' | 'name'>): string {
  return name ?? t(id === DEFAULT_PROFILE ? 'settings.profileDefault' : 'settings.profileFound');
}
