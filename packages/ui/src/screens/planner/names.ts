import type { PlannerPoint } from '@trailbook/core/internal/dataset';
import type { PageName, PlannerData } from '@trailbook/core/internal/pages';
import type { SubjectKey } from '@trailbook/core/internal/planner';
import type { I18n } from '../../i18n/index.ts';

/** A name of the pack; what has none is shown by its id. */
export function nameIn(names: Readonly<Record<string, PageName>>, id: number | string): PageName {
  return names[id] ?? { text: String(id) };
}

/** A skill or trace; one without a name is called by its kind. */
export function pointName(
  { t }: I18n,
  { names }: PlannerData,
  point: Pick<PlannerPoint, 'type'> & { readonly id: number },
): PageName {
  return names.points[point.id] ?? { text: t(`planner.point.${point.type}`) };
}

export function subjectName({ names }: PlannerData, goal: SubjectKey): PageName {
  if (goal.custom) return { text: goal.custom.name };
  return nameIn(goal.kind === 'character' ? names.characters : names.lightCones, goal.id);
}
