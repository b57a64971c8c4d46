import type { IconCard, IconListPage } from '@trailbook/pages';
import { useHasPictures } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { CARD_SIZES, CardList } from '../lists/card-list.tsx';
import { rarityGroup } from '../lists/filter-groups.tsx';
import { ThingRow } from '../lists/thing-row.tsx';
import { IconPicture } from './icon-picture.tsx';

/**
 * All player icons, by the rarity of the character that they show. Without pictures tiles would be alike: a list says what
 * each is called, and with whom it comes. Rule D27.
 */
export function IconListScreen({ icons, filters }: IconListPage) {
  const i18n = useI18n();
  const hasPictures = useHasPictures();
  const row = ({ id, name, character }: IconCard, href: string) => (
    <ThingRow
      key={id}
      name={name}
      href={href}
      note={
        character ? i18n.t('icon.with', { name: character.name.text }) : i18n.t('icon.withNobody')
      }
    />
  );
  return (
    <CardList
      title={i18n.t('nav.icons')}
      page="/icons"
      cardPath="/icon"
      cards={icons}
      {...(!hasPictures && { listed: row })}
      pictureOf={(card) => <IconPicture icon={card} sizes={CARD_SIZES} className="size-full p-2" />}
      groups={[rarityGroup(i18n, 'rarityChar', filters.rarities)]}
    />
  );
}
