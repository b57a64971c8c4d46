import type { ItemId } from '@trailbook/core/internal/dataset';
import type { Entry } from '@trailbook/core/internal/planner';
import { useCallback, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { subjectName } from '../parts/names.ts';
import type { Sheet } from '../sheets/sheets.tsx';
import { type PlannerStore, planActions } from '../store/planner-store.ts';

/** What a player does on a ticket. Each stays the same function, so that no ticket is drawn anew for it. */
export function useTicketActions(store: PlannerStore, show: (sheet: Sheet) => void) {
  const { t } = useI18n();
  const game = useGame('planner');
  const { act } = store.getState();
  /** Says to screen readers where an entry has been moved. */
  const [moved, setMoved] = useState('');
  const onOrder = useCallback(
    (ids: readonly number[], id: number) => {
      act(planActions.reorder(ids));
      const { planner } = store.getState().documents;
      const entry = planner.entries.find(({ entryId }) => entryId === id);
      const name = entry ? subjectName(game, entry).text : '';
      setMoved(t('plan.movedTo', { name, place: ids.indexOf(id) + 1, of: ids.length }));
    },
    [act, store, game, t],
  );
  const onToggle = useCallback(
    (entry: Entry) => act(planActions.setEnabled(entry.entryId, !entry.enabled)),
    [act],
  );
  const onEdit = useCallback(
    (entry: Entry) => show({ sheet: 'configure', entry, isNew: false }),
    [show],
  );
  const onDelete = useCallback((entry: Entry) => show({ sheet: 'delete', entry }), [show]);
  const onUpgrade = useCallback((entry: Entry) => show({ sheet: 'upgrade', entry }), [show]);
  const onPickItem = useCallback(
    (item: ItemId, entry?: Entry) => show({ sheet: 'item', item, entry }),
    [show],
  );
  return { moved, handlers: { onOrder, onToggle, onEdit, onDelete, onUpgrade, onPickItem } };
}
