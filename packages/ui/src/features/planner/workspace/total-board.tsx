import { CREDIT, type ItemId } from '@trailbook/core/internal/dataset';
import type { Plan, PlannerSettings } from '@trailbook/core/internal/planner';
import { ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { ItemGlyph } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Button, Dialog } from '../../../primitives/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { FigureDetails } from '../parts/figure-details.tsx';
import { ItemRows } from '../parts/item-rows.tsx';
import { nameIn } from '../parts/names.ts';
import type { Explain } from '../plan/use-explain.ts';
import type { Outlook } from '../plan/use-outlook.ts';
import { MoreBelow } from './more-below.tsx';

interface Props {
  readonly plan: Plan;
  /** What there is in the inventory. */
  readonly owned: Readonly<Record<string, number>>;
  readonly settings: PlannerSettings;
  readonly outlook: Outlook;
  readonly explain: Explain;
  readonly onPickItem: (item: ItemId) => void;
  readonly onFarm: () => void;
}

/** What all enabled entries need together: a board beside the tickets, where there is room for it. Rule P4. */
export function Totals(props: Props) {
  const { t } = useI18n();
  if (props.plan.total.size === 0) return null;
  return (
    <MoreBelow
      lines={props.plan.total}
      fade="bottom-0 from-ground"
      className="hidden lg:sticky lg:top-4 lg:block"
    >
      <aside className="lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto">
        <h2 data-total tabIndex={-1} className="pb-2 font-display text-lg font-semibold">
          {t('planner.total')}
        </h2>
        <Board {...props} />
      </aside>
    </MoreBelow>
  );
}

/** The same on a phone: the day when all is done at the foot of the screen, the board in a sheet from below. */
export function TotalBar(props: Props) {
  const { t, number } = useI18n();
  const { names } = useGame('planner');
  const [isOpen, setOpen] = useState(false);
  const { plan, outlook, onPickItem, onFarm } = props;
  const credits = plan.total.get(CREDIT)?.missing ?? 0;
  if (plan.total.size === 0) return null;
  return (
    <>
      <button
        type="button"
        data-total
        onClick={() => setOpen(true)}
        className="tap flex w-full flex-wrap items-center gap-x-3 border-t border-line-strong bg-raised px-5 py-3 lg:hidden"
      >
        <span className="font-semibold">{t('planner.total')}</span>
        <span className="figures ms-auto flex min-w-0 flex-wrap items-center justify-end gap-x-4">
          {outlook.doneOn !== undefined && (
            <span>{t('planner.day', { day: outlook.dayCount })}</span>
          )}
          {credits > 0 && (
            <span className="flex items-center gap-1 text-sm text-ink-soft">
              <ItemGlyph id={CREDIT} purpose="other" rarity={3} className="size-5" />
              <span className="sr-only">{nameIn(names.items, CREDIT).text}</span>
              {number(credits)}
            </span>
          )}
        </span>
        <ChevronUp size={18} strokeWidth={1.5} aria-hidden />
      </button>
      {isOpen && (
        <Dialog title={t('planner.total')} onClose={() => setOpen(false)}>
          <MoreBelow lines={plan.total} fade="-bottom-5 from-surface">
            <Board
              {...props}
              onPickItem={(item) => {
                setOpen(false);
                onPickItem(item);
              }}
              onFarm={() => {
                setOpen(false);
                onFarm();
              }}
            />
          </MoreBelow>
        </Dialog>
      )}
    </>
  );
}

function Board({ plan, owned, settings, outlook, explain, onPickItem, onFarm }: Props) {
  const { t, serverDate } = useI18n();
  const { power } = plan.farming;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FigureDetails name={t('planner.total')} of={{ farming: plan.farming, settings }}>
          <p className="figures text-sm">
            {t('planner.power', { number: outlook.power })}
            {outlook.doneOn !== undefined && (
              <span className="block text-ink-soft">
                {t('planner.doneOn', { date: serverDate(outlook.doneOn), days: outlook.dayCount })}
              </span>
            )}
            {outlook.power < power && (
              <span className="block text-xs text-ink-faint">
                {t('planner.powerWithout', { number: power })}
              </span>
            )}
          </p>
        </FigureDetails>
        <Button onClick={onFarm}>{t('planner.farming')}</Button>
      </div>
      <ItemRows lines={plan.total} owned={owned} onPick={onPickItem} explain={explain} />
      {plan.unknown.length > 0 && (
        <p className="figures text-sm text-wait">
          {t('planner.notCounted', { number: plan.unknown.length })}
        </p>
      )}
    </div>
  );
}
