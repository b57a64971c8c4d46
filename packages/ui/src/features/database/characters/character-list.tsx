import { eidolonOf } from '@trailbook/core/internal/user-data';
import type { CharacterListPage } from '@trailbook/pages';
import { Constellation, initialsOf, Picture } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { CARD_SIZES, CardList } from '../lists/card-list.tsx';
import { capabilityGroups, elementGroup, pathGroup, rarityGroup } from '../lists/filter-groups.tsx';
import { KindMarks } from '../lists/kind-marks.tsx';
import { ListLinks } from '../lists/list-links.tsx';
import { CornerMarks, NewMark, UnreleasedMark, useNewMarks } from '../lists/new-mark.tsx';

/** All characters, by rarity, path and element. */
export function CharacterListScreen({ characters, filters }: CharacterListPage) {
  const i18n = useI18n();
  const { t } = i18n;
  const { marks, isNew, onOpen } = useNewMarks('new-');
  return (
    <CardList
      title={t('nav.characters')}
      links={
        <ListLinks
          links={[
            ['/compare?characters=', t('compare.title')],
            ['/warp#memory', t('character.warpMemory')],
            ['/warp#inventory', t('character.warpInventory')],
          ]}
        />
      }
      page="/characters"
      cards={characters}
      groups={[
        rarityGroup(i18n, 'rarityChar', filters.rarities),
        pathGroup(i18n, 'baseTypeChar', filters.paths),
        elementGroup(i18n, 'damageType', filters.elements),
      ]}
      does={capabilityGroups(filters.does)}
      cardPath="/character"
      pictureOf={(card) => (
        <Picture path={card.icon} sizes={CARD_SIZES} className="size-full">
          <Constellation
            id={card.id}
            path={card.path}
            rarity={card.rarity}
            initials={initialsOf(card.name.text)}
            element={card.element}
            className="size-full"
          />
        </Picture>
      )}
      marksOf={(card) => (
        <>
          <KindMarks path={card.path} element={card.element} />
          <CornerMarks>
            {card.isUnreleased && <UnreleasedMark />}
            {isNew(card) && !card.isUnreleased && <NewMark />}
            <EidolonMark copies={marks.copies.get(card.id) ?? 0} />
          </CornerMarks>
        </>
      )}
      onOpen={onOpen}
    />
  );
}

function EidolonMark({ copies }: { copies: number }) {
  const { t } = useI18n();
  const eidolon = eidolonOf(copies);
  if (eidolon === undefined) return null;
  return (
    <span className="figures rounded-control bg-raised px-1.5 py-0.5 text-lamp">
      {t('eidolon.rank', { rank: eidolon })}
    </span>
  );
}
