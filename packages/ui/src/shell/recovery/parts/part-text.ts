import { bracketed } from '@trailbook/core/internal/text';
import type { ContentLabel } from '@trailbook/core/internal/user-data';
import type { I18n } from '../../../i18n/index.ts';
import { countedLabel } from './measure-list.tsx';
import { profileName } from './profile-name.ts';

/** What parts of the player's data are called, and whose they are: 'Planned upgrades (Default)'. */
export function partsText(i18n: I18n, parts: readonly ContentLabel[]): string {
  return parts
    .map((part) => {
      const kind = kindText(i18n, part);
      if (!part.profile) return kind;
      return bracketed(i18n.language, kind, profileName(i18n, part.profile));
    })
    .join(' · ');
}

function kindText({ t }: I18n, { kind, counted }: ContentLabel): string {
  if (counted) return t(countedLabel(counted));
  if (kind === 'preferences') return t('settings.preferences');
  if (kind === 'profiles') return t('settings.profiles');
  return t('counted.other');
}
