import type { Entry, UpgradeMode } from '@trailbook/core/internal/planner';
import { useCallback, useMemo, useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import type { Undoable } from '../../primitives/index.ts';
import { type PlannerStore, planActions, upgradeIn } from '../../stores/planner-store.ts';
import { useGame } from './data-context.ts';
import { subjectName } from './names.ts';

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
    return {
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
      finish(entry: Entry, until: Entry, mode: UpgradeMode): boolean {
        const { documents } = store.getState();
        const upgraded = upgradeIn(game.tables, documents, { entry, until }, mode);
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
