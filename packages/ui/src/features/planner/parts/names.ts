import type { PageName } from '@trailbook/core/internal/dataset';
import type { SubjectKey } from '@trailbook/core/internal/planner';
import type { PlannerData } from '@trailbook/pages';

/** A name of the pack; what has none is shown by its id. */
export function nameIn(names: Readonly<Record<string, PageName>>, id: number | string): PageName {
  return names[id] ?? { text: String(id) };
}

export function subjectName({ names }: PlannerData, goal: SubjectKey): PageName {
  if (goal.custom) return { text: goal.custom.name };
  return nameIn(goal.kind === 'character' ? names.characters : names.lightCones, goal.id);
}
