import type { PageName, PlannerPoint } from '@trailbook/core/internal/dataset';
import type { PlannerData } from '@trailbook/pages';
import type { I18n } from '../../../i18n/index.ts';

/** A skill or trace; one without a name is called by its kind. */
export function pointName(
  { t }: I18n,
  { names }: PlannerData,
  point: Pick<PlannerPoint, 'type'> & { readonly id: number },
): PageName {
  return names.points[point.id] ?? { text: t(`planner.point.${point.type}`) };
}
