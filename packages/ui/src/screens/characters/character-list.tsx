import type { CharacterListPage } from '@trailbook/core/pages';
import { useI18n } from '../../i18n/index.ts';
import { CardList } from '../lists/card-list.tsx';
import { elementGroup, pathGroup, rarityGroup } from '../lists/filter-groups.tsx';

/** All characters, by rarity, path and element. */
export function CharacterListScreen({ characters, filters }: CharacterListPage) {
  const i18n = useI18n();
  return (
    <CardList
      title={i18n.t('nav.characters')}
      page="/characters"
      cards={characters}
      groups={[
        rarityGroup(i18n, 'rarityChar', filters.rarityChar),
        pathGroup(i18n, 'baseTypeChar', filters.baseTypeChar),
        elementGroup(i18n, 'damageType', filters.damageType),
      ]}
      cardPath="/character"
    />
  );
}
