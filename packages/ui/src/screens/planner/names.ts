import type { PageName, PlannerData } from '@trailbook/core/pages';
import type { Goal } from '@trailbook/core/planner';

/** A name of the pack; what has none is shown by its id. */
export function nameIn(names: Readonly<Record<string, PageName>>, id: number): PageName {
  return names[id] ?? { text: String(id) };
}

export function subjectName(
  { names }: PlannerData,
  goal: { readonly kind: Goal['kind']; readonly id: number },
): PageName {
  return nameIn(goal.kind === 'character' ? names.characters : names.lightCones, goal.id);
}
