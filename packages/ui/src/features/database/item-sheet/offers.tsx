import type { Offer } from '@trailbook/pages';
import { type I18n, useI18n } from '../../../i18n/index.ts';
import { Folded } from './folded.tsx';
import { ItemRow, ItemRows } from './item-rows.tsx';
import { SourcePart } from './source-part.tsx';

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
