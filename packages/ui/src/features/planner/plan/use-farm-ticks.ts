import {
  averageDrops,
  canTakeBack,
  type DayRun,
  type FarmedRun,
  farmedRun,
} from '@trailbook/core/internal/planner';
import { useI18n } from '../../../i18n/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { nameIn } from '../parts/names.ts';
import { type PlannerDocuments, type PlannerStore, planActions } from '../store/planner-store.ts';
import type { PlanEdits } from './use-plan-edits.ts';

/** Ticks runs off on a day of the server: what they give on average comes into the inventory, and can be taken back. */
export function useFarmTicks(store: PlannerStore, edits: Pick<PlanEdits, 'tell'>, today: number) {
  const { t, number } = useI18n();
  const { tables, names } = useGame('planner');
  const { act } = store.getState();
  const takesBack =
    (run: FarmedRun) =>
    ({ planner, inventory }: PlannerDocuments) =>
      canTakeBack({ settings: planner.settings, owned: inventory.items }, today, run);
  const onUntick = (run: FarmedRun) => {
    if (takesBack(run)(store.getState().documents)) act(planActions.notFarmed(today, run));
    else edits.tell({ text: t('plan.spent') });
  };
  const onTick = (run: DayRun) => {
    const drops = averageDrops(tables, run, store.getState().documents.planner.settings);
    const ticked = farmedRun(run, drops);
    act(planActions.farmed(today, ticked));
    const items = [...drops].map(
      ([id, count]) => `${number(count)} ${nameIn(names.items, id).text}`,
    );
    edits.tell({
      stands: takesBack(ticked),
      text: t('plan.farmed', { items: items.join(', ') }),
      undo: () => onUntick(ticked),
    });
  };
  return { onTick, onUntick };
}
