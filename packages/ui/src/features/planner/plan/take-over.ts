import { isAlike } from '@trailbook/core/internal/basics';
import type { Edit } from '../../../shell/screen/use-last-edit.ts';
import {
  type PlannerDocuments,
  type PlannerStore,
  planActions,
  type Recipe,
} from '../store/planner-store.ts';

/**
 * Takes over what came from elsewhere; what was there before comes back whole. Apart from the other edits: sheets alone
 * do this, and the page is drawn without it.
 *
 * @returns what is to be told of it
 */
export function takeOver(
  store: PlannerStore,
  change: Recipe,
  text: string,
): Edit<PlannerDocuments> {
  const { act, documents: before } = store.getState();
  act(change);
  const after = store.getState().documents;
  return {
    stands: (documents) => isAsLeft(documents, after),
    text,
    undo: () => act(planActions.putBack(before)),
  };
}

/**
 * Whether plan and inventory are as a change left them, settings, order and what counts along with them, for all of it
 * would be put back: stored, fields and entries may stand in another order.
 */
function isAsLeft({ planner, inventory }: PlannerDocuments, after: PlannerDocuments): boolean {
  const items = Object.entries(after.inventory.items);
  const now = new Map(planner.entries.map((entry) => [entry.entryId, entry]));
  return (
    isAlike(planner.settings, after.planner.settings) &&
    planner.entries.length === after.planner.entries.length &&
    after.planner.entries.every((left) => isAlike(now.get(left.entryId), left)) &&
    Object.keys(inventory.items).length === items.length &&
    items.every(([id, count]) => inventory.items[id] === count)
  );
}
