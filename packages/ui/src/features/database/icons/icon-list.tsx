import type { IconListPage } from '@trailbook/pages';
import { useI18n } from '../../../i18n/index.ts';
import { CardList } from '../lists/card-list.tsx';
import { rarityGroup } from '../lists/filter-groups.tsx';
import { IconPicture } from './icon-picture.tsx';

/** All player icons, by the rarity of the character that they show. */
export function IconListScreen({ icons, filters }: IconListPage) {
  const i18n = useI18n();
  return (
    <CardList
      title={i18n.t('nav.icons')}
      page="/icons"
      cardPath="/icon"
      cards={icons}
      pictureOf={(card) => <IconPicture icon={card} className="size-full p-2" />}
      groups={[rarityGroup(i18n, 'rarityChar', filters.rarities)]}
    />
  );
}
