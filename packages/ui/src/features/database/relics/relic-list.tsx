import type { RelicCard, RelicListPage } from '@trailbook/pages';
import { useCallback } from 'react';
import { Picture, RelicEmblem, StatGlyph } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { CARD_SIZES, CardList } from '../lists/card-list.tsx';
import { capabilityGroups } from '../lists/filter-groups.tsx';
import { CornerMarks, NewMark, useNewMarks } from '../lists/new-mark.tsx';

/** All relic sets, by type. */
export function RelicListScreen({ relics, filters }: RelicListPage) {
  const { t } = useI18n();
  const { isNew, onOpen } = useNewMarks('new-relics-');
  const label = { relic: t('relic.set'), ornament: t('relic.ornament') } as const;
  const kindOf = useCallback(
    ({ type }: RelicCard) => t(type === 'relic' ? 'relic.set' : 'relic.ornament'),
    [t],
  );
  return (
    <CardList
      title={t('nav.relics')}
      page="/relics"
      does={capabilityGroups(filters.does)}
      cardPath="/relics"
      cards={relics}
      problemOf={(relic) => (relic.rarity === null ? t('relic.malformed') : undefined)}
      pictureOf={(relic) => (
        <Picture path={relic.icon} sizes={CARD_SIZES} className="size-full p-3">
          <RelicEmblem id={relic.id} isOrnament={relic.type === 'ornament'} rarity={relic.rarity} />
        </Picture>
      )}
      aboutOf={kindOf}
      marksOf={(relic) => (
        <>
          {relic.stat && <StatMark stat={relic.stat} />}
          {isNew(relic) && (
            <CornerMarks>
              <NewMark />
            </CornerMarks>
          )}
        </>
      )}
      onOpen={onOpen}
      groups={[
        {
          id: 'relicType',
          field: 'type',
          legend: t('relic.type'),
          isExclusive: true,
          options: filters.types.map((value) => ({
            value,
            label: label[value],
            picture: undefined,
          })),
        },
      ]}
    />
  );
}

/** The stat that the first bonus of a set raises, in the corner of its card. Rule D27. */
function StatMark({ stat }: { stat: NonNullable<RelicCard['stat']> }) {
  return (
    <span
      role="img"
      aria-label={stat.name.text}
      title={stat.name.text}
      className="absolute start-1.5 top-1.5 text-ink-soft"
    >
      <StatGlyph property={stat.property} className="size-6" />
    </span>
  );
}
