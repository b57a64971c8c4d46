import type { Entry } from './entry.ts';

/** Whether two entries aim at the same, wherever they lie in the plan, and whether they are counted or not. */
export function isSameGoal(a: Entry, b: Entry): boolean {
  return isAlike(goalOf(a), goalOf(b));
}

/** Whether two values say the same: what was stored may come back with its fields in another order. */
export function isAlike(a: unknown, b: unknown): boolean {
  return orderedText(a) === orderedText(b);
}

function goalOf({ priority, enabled, ...goal }: Entry): Omit<Entry, 'priority' | 'enabled'> {
  return goal;
}

/** With fields in the order of their names. */
function orderedText(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
