import {
  type Entry,
  inOrder,
  isListed,
  isSameGoal,
  type Upgraded,
} from '@trailbook/core/internal/planner';
import { useMemo } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { type Edit, useLastEdit } from '../../../shell/screen/use-last-edit.ts';
import { subjectName } from '../parts/names.ts';
import { type PlannerDocuments, type PlannerStore, planActions } from '../store/planner-store.ts';
import { goToTicket } from './ticket-place.ts';

export type PlanEdits = ReturnType<typeof usePlanEdits>['edits'];

/** Changes of the plan that can be taken back for a while, and the last of them. */
export function usePlanEdits(store: PlannerStore) {
  const { t } = useI18n();
  const game = useGame('planner');
  const { done, setDone, forget } = useLastEdit(store);
  const edits = useMemo(() => {
    const { act } = store.getState();
    const nameOf = (entry: Entry) => subjectName(game, entry).text;
    const entries = () => inOrder(store.getState().documents.planner.entries);
    return {
      /**
       * Adds an entry, and says so: where others wait, it may be served at their other end instead. Rule P40.
       *
       * @returns the id that it has in the plan
       */
      add(entry: Entry, add: typeof planActions.addPending = planActions.add): number | undefined {
        const before = new Set(entries().map(({ entryId }) => entryId));
        act(add(entry));
        const added = entries().find(({ entryId }) => !before.has(entryId));
        if (!added) return undefined;
        const name = nameOf(entry);
        const { entryId } = added;
        const isFirst = added === entries()[0];
        const text = isFirst ? t('plan.added', { name }) : t('plan.addedLast', { name });
        setDone({
          stands: hasStill(added),
          text: before.size > 0 ? text : t('plan.addedAlone', { name }),
          undo: () => act(planActions.remove(entryId)),
          also:
            before.size > 0
              ? {
                  label: t(isFirst ? 'plan.serveLast' : 'plan.serveFirst'),
                  act: () => act(planActions.moveTo(entryId, isFirst ? 'end' : 'top')),
                }
              : undefined,
        });
        return entryId;
      },
      /** Says what was done, and how it is taken back. */
      tell: setDone,
      /** Says that an entry is there already, and leads to it. */
      point(entry: Entry): void {
        setDone({
          text: t('planner.alreadyListed', { name: nameOf(entry) }),
          also: { label: t('planner.showEntry'), act: () => goToTicket(entry.entryId) },
        });
      },
      /** Says that an entry is in the plan no more: whoever has it open cannot know. */
      tellGone(entry: Entry): void {
        setDone({ text: t('plan.gone', { name: nameOf(entry) }) });
      },
      /** Says that what was entered into a sheet is gone, and leads back to it. */
      tellDiscarded(undo: () => void): void {
        setDone({ text: t('plan.discarded'), undo });
      },
      setCounts(changed: Readonly<Record<string, number>>): void {
        const owned = store.getState().documents.inventory.items;
        const before = Object.fromEntries(Object.keys(changed).map((id) => [id, owned[id] ?? 0]));
        act(planActions.setCounts(changed));
        if (Object.keys(changed).length === 0) return;
        setDone({
          stands: ({ inventory }) =>
            Object.entries(changed).every(([id, count]) => (inventory.items[id] ?? 0) === count),
          text: t('plan.inventorySaved'),
          undo: () => act(planActions.setCounts(before)),
        });
      },
      remove(entry: Entry): void {
        // Another tab may have changed it a moment ago: what comes back is what was stored.
        let removed = entry;
        act((documents) => {
          removed =
            documents.planner.entries.find(({ entryId }) => entryId === entry.entryId) ?? removed;
          return planActions.remove(entry.entryId)(documents);
        });
        setDone({
          stands: ({ planner }) => !isListed(planner.entries, entry),
          text: t('plan.deleted', { name: nameOf(entry) }),
          undo: () => act(planActions.bringBack(removed)),
        });
      },
      finish(entry: Entry, upgraded: Upgraded<Entry>): void {
        act(planActions.upgraded(entry, upgraded));
        const name = nameOf(entry);
        const isAsBefore = hasStill(entry);
        setDone({
          stands: hasStill(upgraded.entry),
          // Another tab was faster, and has spent what it takes: nothing was kept of it.
          fallen: (documents) =>
            isAsBefore(documents) ? { text: t('plan.notUpgraded', { name }) } : undefined,
          text: t('plan.upgraded', { name }),
          undo: () => act(planActions.undoUpgrade(entry, upgraded)),
        });
      },
    };
  }, [store, game, setDone, t]);
  return { edits, done, forget };
}

/** Whether an entry is in the plan as it was, wherever it was moved. */
function hasStill(left: Entry | undefined): NonNullable<Edit<PlannerDocuments>['stands']> {
  return ({ planner }) =>
    planner.entries.some((entry) => left !== undefined && isSameGoal(entry, left));
}
