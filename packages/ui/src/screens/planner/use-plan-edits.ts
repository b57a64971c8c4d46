import {
  type Entry,
  inOrder,
  type UpgradeMode,
  type UpgradePart,
} from '@trailbook/core/internal/planner';
import { useCallback, useMemo, useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import type { Undoable } from '../../primitives/index.ts';
import { type PlannerStore, planActions, upgradeIn } from '../../stores/planner-store.ts';
import { useGame } from './data-context.ts';
import { subjectName } from './names.ts';
import { goToTicket } from './ticket-place.ts';

export type PlanEdits = ReturnType<typeof usePlanEdits>['edits'];

/** Changes that can be taken back for a while, and the last of them. */
export function usePlanEdits(store: PlannerStore) {
  const { t } = useI18n();
  const game = useGame();
  const [done, setDone] = useState<Undoable | undefined>(undefined);
  const forget = useCallback(() => setDone(undefined), []);
  const edits = useMemo(() => {
    const { act } = store.getState();
    const nameOf = (entry: Entry) => subjectName(game, entry).text;
    const entries = () => inOrder(store.getState().documents.planner.entries);
    return {
      /** Puts an entry on top, and says so: where others wait, it may be served last instead. */
      add(entry: Entry): void {
        act(planActions.add(entry));
        const [added, ...others] = entries().map(({ entryId }) => entryId);
        if (added === undefined) return;
        const name = nameOf(entry);
        setDone({
          text: t(others.length > 0 ? 'plan.added' : 'plan.addedAlone', { name }),
          undo: () => act(planActions.remove(added)),
          also:
            others.length > 0
              ? {
                  label: t('plan.serveLast'),
                  act: () => {
                    const rest = entries().map(({ entryId }) => entryId);
                    act(planActions.reorder([...rest.filter((id) => id !== added), added]));
                  },
                }
              : undefined,
        });
      },
      /** Says that an entry is there already, and leads to it. */
      point(entry: Entry): void {
        setDone({
          text: t('planner.alreadyListed', { name: nameOf(entry) }),
          also: { label: t('planner.showEntry'), act: () => goToTicket(entry.entryId) },
        });
      },
      setCounts(changed: Readonly<Record<string, number>>): void {
        const owned = store.getState().documents.inventory.items;
        const before = Object.fromEntries(Object.keys(changed).map((id) => [id, owned[id] ?? 0]));
        act(planActions.setCounts(changed));
        if (Object.keys(changed).length === 0) return;
        setDone({
          text: t('plan.inventorySaved'),
          undo: () => act(planActions.setCounts(before)),
        });
      },
      remove(entry: Entry): void {
        act(planActions.remove(entry.entryId));
        setDone({
          text: t('plan.deleted', { name: nameOf(entry) }),
          undo: () => act(planActions.bringBack(entry)),
        });
      },
      /** @returns false where it cannot be: another tab was faster, and the sheet shows the new figures. */
      finish(
        step: { readonly entry: Entry; readonly until: Entry; readonly part: UpgradePart },
        mode: UpgradeMode,
      ): boolean {
        const { entry } = step;
        const { documents } = store.getState();
        const upgraded = upgradeIn(game.tables, documents, step, mode);
        if (!upgraded.ok) return false;
        act(planActions.upgraded(upgraded.value));
        setDone({
          text: t('plan.upgraded', { name: nameOf(entry) }),
          undo: () => act(planActions.undoUpgrade(entry, upgraded.value)),
        });
        return true;
      },
    };
  }, [store, game, t]);
  return { edits, done, forget };
}
