import type { LightConeListPage } from '@trailbook/core/pages';
import { useI18n } from '../../i18n/index.ts';
import { CardList } from '../lists/card-list.tsx';
import { pathGroup, rarityGroup } from '../lists/filter-groups.tsx';

/** All light cones, by rarity and path. */
export function LightConeListScreen({ lightCones, filters }: LightConeListPage) {
  const i18n = useI18n();
  return (
    <CardList
      title={i18n.t('nav.lightCones')}
      page="/equipment"
      cards={lightCones}
      groups={[
        rarityGroup(i18n, 'rarityEquip', filters.rarityEquip),
        pathGroup(i18n, 'baseTypeChar', filters.baseTypeChar),
      ]}
      cardPath="/lightcone"
    />
  );
}
