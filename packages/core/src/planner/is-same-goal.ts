import type { Entry } from './entry.ts';

/** Whether two entries aim at the same, wherever they lie in the plan, and whether they are counted or not. */
export function isSameGoal(a: Entry, b: Entry): boolean {
  return goalText(a) === goalText(b);
}

/** Fields stand in the order of their names: a stored entry may come back with them in another. */
function goalText({ priority, enabled, ...goal }: Entry): string {
  return JSON.stringify(goal, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
