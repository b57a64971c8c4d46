import type { Documents } from '@trailbook/core/internal/user-data';
import type { ReactNode } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Amount } from '../parts/amount.tsx';
import { DayField } from '../parts/day-field.tsx';
import { type OddsDocuments, oddsActions } from '../store/odds-store.ts';
import { FeaturedChoice } from './featured-choice.tsx';

interface Props {
  readonly odds: Documents['odds'];
  readonly today: string;
  readonly act: (recipe: (documents: OddsDocuments) => OddsDocuments) => void;
  /** What else counts among the savings. */
  readonly children: ReactNode;
}

const KINDS = ['jade', 'passes'] as const;

/** What there is to pull with, and what will come in until a day. */
export function SavingsForm({ odds, today, act, children }: Props) {
  const { t, day } = useI18n();
  const { savings, income, until, featured } = odds;
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="pb-2 font-semibold">{t('warp.odds.savings')}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-6 gap-y-3 sm:flex sm:flex-wrap">
        {KINDS.map((kind) => (
          <Amount
            key={kind}
            label={t(`warp.odds.${kind}`)}
            value={savings?.[kind] ?? 0}
            onChange={(count) =>
              // Told today: what was there before, and has come in since, is in it.
              act(
                oddsActions.change({
                  savings: { jade: 0, passes: 0, ...savings, [kind]: count, on: today },
                }),
              )
            }
          />
        ))}
        {(['daily', 'byVersion'] as const).flatMap((pace) =>
          KINDS.map((kind) => (
            <Amount
              key={`${pace} ${kind}`}
              label={t(`warp.odds.income.${pace}.${kind}`)}
              value={income[pace][kind]}
              onChange={(count) =>
                act(
                  oddsActions.change({
                    income: { ...income, [pace]: { ...income[pace], [kind]: count } },
                  }),
                )
              }
            />
          )),
        )}
        <DayField
          label={t('warp.odds.until')}
          value={until}
          min={today}
          onChange={(day) => act(oddsActions.change({ until: day }))}
        />
      </div>
      {until !== null && until < today && (
        <p role="status" className="border-s-2 border-wait ps-4 text-sm">
          {t('warp.odds.untilPast', { day: day(until) })}
        </p>
      )}
      {savings && (
        <p className="text-xs text-ink-faint">{t('warp.odds.savedOn', { day: day(savings.on) })}</p>
      )}
      {children}
      <FeaturedChoice
        featured={featured}
        onChange={(featured) => act(oddsActions.change({ featured }))}
      />
    </fieldset>
  );
}
