import type { DroppedBy, MaterialPage, Offer } from '@trailbook/pages';
import { ThingName } from '../../../game/index.ts';
import { type I18n, useI18n } from '../../../i18n/index.ts';
import { Section } from '../details/section.tsx';
import { Assignments } from './assignments.tsx';
import { Folded } from './folded.tsx';
import { ItemRow, ItemRows } from './item-rows.tsx';
import { Recipes } from './recipes.tsx';
import { SourcePart } from './source-part.tsx';
import { Sources } from './sources.tsx';

type Props = Pick<MaterialPage, 'stages' | 'droppedBy' | 'assignments' | 'offers' | 'madeFrom'>;

/** All that is known of how one comes by an item: where it is found, then how it is made. */
export function ItemOrigins(props: Props) {
  const { t } = useI18n();
  const { stages, droppedBy, assignments, offers, madeFrom } = props;
  const enemies = droppedBy.names.length + droppedBy.nameless;
  const isFound = stages.length + enemies + assignments.length + offers.length > 0;
  return (
    <>
      {isFound && (
        <Section title={t('material.comeFrom')}>
          <Sources groups={stages} />
          {enemies > 0 && <Enemies {...droppedBy} />}
          {assignments.length > 0 && <Assignments assignments={assignments} />}
          {offers.length > 0 && <Offers offers={offers} />}
        </Section>
      )}
      {madeFrom.length > 0 && (
        <Section title={t('material.madeFrom')}>
          <Recipes recipes={madeFrom} />
        </Section>
      )}
      {!isFound && madeFrom.length === 0 && (
        <Section title={t('material.comeFrom')}>
          <p className="text-ink-soft">{t('material.noSource')}</p>
        </Section>
      )}
    </>
  );
}

/** Which enemies drop an item; of those without a name here, how many. */
function Enemies({ names, nameless }: DroppedBy) {
  const { t } = useI18n();
  return (
    <SourcePart title={t('material.enemies')}>
      {names.length > 0 && (
        <ul data-enemies className="flex flex-wrap gap-x-5 gap-y-1">
          {names.map((name) => (
            <li key={name.text}>
              <ThingName name={name} />
            </li>
          ))}
        </ul>
      )}
      {nameless > 0 && (
        <p className="figures text-ink-soft">
          {t('material.namelessEnemies', { number: nameless })}
        </p>
      )}
    </SourcePart>
  );
}

/** What an item costs in shops, what for how many, and how often it can be bought. */
export function Offers({ offers }: { offers: readonly Offer[] }) {
  const i18n = useI18n();
  return (
    <SourcePart title={i18n.t('material.sold')}>
      <p className="max-w-prose text-sm text-ink-soft">{i18n.t('material.soldText')}</p>
      <Folded rows={offers}>
        {(part) => (
          <ItemRows>
            {part.map((offer, place) => (
              <ItemRow
                key={place}
                item={offer.price}
                count={offer.price.count}
                note={termsOf(i18n, offer)}
              />
            ))}
          </ItemRows>
        )}
      </Folded>
    </SourcePart>
  );
}

function termsOf({ t }: I18n, { names, count, limit, period, days, shops }: Offer): string {
  const terms = [
    ...names.map(({ text }) => text),
    t('material.priceOf', { number: count }),
    limit === null ? t('material.noLimit') : often(t, limit, period, days),
    shops > 1 && t('material.shops', { number: shops }),
  ];
  return terms.filter(Boolean).join(' · ');
}

function often(t: I18n['t'], number: number, period: Offer['period'], days: Offer['days']): string {
  if (period === null) return t('material.upTo.inAll', { number });
  if (period !== 'cycle') return t(`material.upTo.${period}`, { number });
  return days === null ? '' : t('material.upTo.cycle', { number, days });
}
