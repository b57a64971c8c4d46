import type { ForecastDocument } from '@trailbook/core/internal/user-data';
import type { ReactNode } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Button, type Undoable } from '../../../primitives/index.ts';
import { useDocuments } from '../../../shell/recovery/parts/use-device.ts';
import type { PlannerStore } from '../../planner/store/planner-store.ts';
import { Amount } from '../../warp/parts/amount.tsx';
import type { OddsStore } from '../../warp/store/odds-store.ts';
import { type ForecastStore, forecastActions } from '../store/forecast-store.ts';
import { knownSavings } from './known-savings.ts';

interface Props {
  readonly forecast: ForecastDocument;
  readonly today: string;
  readonly odds: OddsStore;
  readonly planner: PlannerStore;
  readonly act: ReturnType<ForecastStore['getState']>['act'];
  readonly setDone: (done: Undoable) => void;
  /** What else counts. */
  readonly children: ReactNode;
}

/** What there is to pull with; what the site knows of it elsewhere is taken over by one press. */
export function SavingsPart({ forecast, today, odds, planner, act, setDone, children }: Props) {
  const { t, day, number } = useI18n();
  const { savings } = forecast;
  const known = knownSavings(
    useDocuments(odds).documents.odds.savings,
    useDocuments(planner).documents.inventory.items,
    today,
  );
  const isNews = known && (known.jade !== savings?.jade || known.passes !== savings.passes);
  const take = () => {
    if (!known) return;
    act(forecastActions.change({ savings: known }));
    setDone({
      text: t('forecast.taken'),
      undo: () => act(forecastActions.change({ savings })),
    });
  };
  return (
    <section aria-labelledby="savings" className="flex min-w-0 flex-col gap-4">
      <h2 id="savings" className="font-display text-lg font-semibold">
        {t('forecast.now')}
      </h2>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        {(['jade', 'passes'] as const).map((kind) => (
          <Amount
            key={kind}
            label={t(`warp.odds.${kind}`)}
            value={savings?.[kind] ?? 0}
            onChange={(count) =>
              // Told today: what was there before, and has come in since, is in it.
              act(
                forecastActions.change({
                  savings: { jade: 0, passes: 0, ...savings, [kind]: count, on: today },
                }),
              )
            }
          />
        ))}
      </div>
      {savings && (
        <p className="text-xs text-ink-faint">{t('warp.odds.savedOn', { day: day(savings.on) })}</p>
      )}
      {isNews && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Button onClick={take}>
            {t('forecast.take', { jade: number(known.jade), passes: number(known.passes) })}
          </Button>
          <p className="text-xs text-ink-faint">{t('forecast.takeText')}</p>
        </div>
      )}
      {children}
    </section>
  );
}
