import type { AchievementItem } from '@trailbook/pages';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';

/** The title of an achievement; without one, its number in its series. */
export function AchievementName({ item }: { item: AchievementItem }) {
  const { t } = useI18n();
  if (item.name) return <ThingName name={item.name} />;
  return <span>{t('achievements.numbered', { number: item.number })}</span>;
}
