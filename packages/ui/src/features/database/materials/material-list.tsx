import type { MaterialListPage } from '@trailbook/pages';
import { useI18n } from '../../../i18n/index.ts';
import { ItemPicture } from '../details/item-picture.tsx';
import { CARD_SIZES, CardList } from '../lists/card-list.tsx';
import { rarityGroup } from '../lists/filter-groups.tsx';

/** All items but food and recipes, by what they are for. */
export function MaterialListScreen({ materials, filters }: MaterialListPage) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <CardList
      title={t('nav.items')}
      page="/materials"
      cardPath="/material"
      cards={materials}
      pictureOf={(card) => (
        <ItemPicture item={card} sizes={CARD_SIZES} className="size-full p-5 sm:p-8" />
      )}
      groups={[
        rarityGroup(i18n, 'rarityMaterial', filters.rarities),
        {
          id: 'itemPurpose',
          field: 'purpose',
          legend: t('material.use'),
          options: filters.purposes.map((value) => ({
            value,
            label: t(`material.uses.${value}`),
          })),
        },
      ]}
    />
  );
}
