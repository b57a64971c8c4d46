import type { ConsumableCard, ConsumableListPage } from '@trailbook/pages';
import { useCallback } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { ItemPicture } from '../details/item-picture.tsx';
import { CARD_SIZES, CardList } from '../lists/card-list.tsx';
import { rarityGroup } from '../lists/filter-groups.tsx';
import { effectLine } from './effect-facts.ts';

/** Food and the like, by what it is eaten for, and what each does in figures. */
export function ConsumableListScreen({ consumables, filters }: ConsumableListPage) {
  const i18n = useI18n();
  const { t } = i18n;
  const aboutOf = useCallback(
    ({ food, effect }: ConsumableCard) => food && effectLine(i18n, { kind: food, ...effect }),
    [i18n],
  );
  return (
    <CardList
      title={t('nav.consumables')}
      page="/consumables"
      searchLabel={t('food.search')}
      cardPath="/material"
      cards={consumables}
      pictureOf={(card) => (
        <ItemPicture item={card} sizes={CARD_SIZES} className="size-full p-5 sm:p-8" />
      )}
      aboutOf={aboutOf}
      groups={[
        rarityGroup(i18n, 'rarityMaterial', filters.rarities),
        {
          id: 'consumableKind',
          field: 'food',
          param: 'kind',
          legend: t('food.effect'),
          options: filters.kinds.map((value) => ({ value, label: t(`food.kinds.${value}`) })),
        },
      ]}
    />
  );
}
