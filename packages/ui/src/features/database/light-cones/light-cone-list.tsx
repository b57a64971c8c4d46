import type { LightConeListPage } from '@trailbook/pages';
import { Constellation, initialsOf, Picture, useHasPictures } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { CARD_SIZES, CardList } from '../lists/card-list.tsx';
import { capabilityGroups, pathGroup, rarityGroup } from '../lists/filter-groups.tsx';
import { KindMarks } from '../lists/kind-marks.tsx';
import { ListLinks } from '../lists/list-links.tsx';
import { CornerMarks, NewMark, UnreleasedMark, useNewMarks } from '../lists/new-mark.tsx';

/** All light cones, by rarity and path. */
export function LightConeListScreen({ lightCones, filters }: LightConeListPage) {
  const i18n = useI18n();
  const hasPictures = useHasPictures();
  const { isNew, onOpen } = useNewMarks('new-lightcone-');
  return (
    <CardList
      title={i18n.t('nav.lightCones')}
      links={<ListLinks links={[['/compare?lightcones=', i18n.t('compare.title')]]} />}
      page="/equipment"
      cards={lightCones}
      groups={[
        rarityGroup(i18n, 'rarityEquip', filters.rarities),
        pathGroup(i18n, 'baseTypeChar', filters.paths),
      ]}
      does={capabilityGroups(filters.does)}
      cardPath="/lightcone"
      pictureOf={(card) => (
        <Picture path={card.icon} sizes={CARD_SIZES} className="size-full">
          <Constellation
            id={card.id}
            path={card.path}
            rarity={card.rarity}
            initials={initialsOf(card.name.text)}
            className="size-full"
          />
        </Picture>
      )}
      marksOf={(card) => (
        <>
          <KindMarks path={card.path} isLarge={!hasPictures} />
          <CornerMarks>
            {card.isUnreleased && <UnreleasedMark />}
            {isNew(card) && !card.isUnreleased && <NewMark />}
          </CornerMarks>
        </>
      )}
      onOpen={onOpen}
    />
  );
}
