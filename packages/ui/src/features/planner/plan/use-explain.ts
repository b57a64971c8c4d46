import type { ItemId } from '@trailbook/core/internal/dataset';
import type { Entry, Plan } from '@trailbook/core/internal/planner';
import { useCallback, useRef } from 'react';
import { loadMessages, useI18n } from '../../../i18n/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import type { PlannerStore } from '../store/planner-store.ts';

/** How the figures of an item came about: those of one entry, or of the whole plan. */
export type Explain = (item: ItemId, entry?: Entry) => Promise<string>;

/** Explains figures when they are asked about; the same function however often the plan changes. */
export function useExplain(store: PlannerStore, plan: Plan): Explain {
  const i18n = useI18n();
  const { tables } = useGame('planner');
  const latest = useRef(plan);
  latest.current = plan;
  return useCallback(
    async (item, entry) => {
      const [{ explain }] = await Promise.all([
        import('./explain.ts'),
        loadMessages(i18n.language, ['sheets']),
      ]);
      const { documents } = store.getState();
      return explain(i18n, tables, { item, entry, plan: latest.current, documents });
    },
    [i18n, tables, store],
  );
}
