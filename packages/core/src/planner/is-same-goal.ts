import { isAlike } from '../basics/canonical.ts';
import type { Entry } from './entry.ts';

/** Whether two entries aim at the same, wherever they lie in the plan, and whether they are counted or not. */
export function isSameGoal(a: Entry, b: Entry): boolean {
  return isAlike(goalOf(a), goalOf(b));
}

function goalOf({ priority, enabled, ...goal }: Entry): Omit<Entry, 'priority' | 'enabled'> {
  return goal;
}
