import { type PageName, type PlannerPoint, SKILL_TYPE_AT } from '@trailbook/core/internal/dataset';
import type { PlannerData } from '@trailbook/pages';
import type { I18n } from '../../../i18n/index.ts';

/** A skill or trace; one without a name is called by its kind. */
export function pointName(
  i18n: I18n,
  { names }: PlannerData,
  point: Pick<PlannerPoint, 'type' | 'anchor'> & { readonly id: number },
): PageName {
  return names.points[point.id] ?? { text: pointKind(i18n, point) };
}

// Rule D28.
/** What a skill or trace is. */
export function pointKind({ t }: I18n, point: Pick<PlannerPoint, 'type' | 'anchor'>): string {
  const skill = SKILL_TYPE_AT[point.anchor];
  if (skill) return t(`game.skill.${skill}`);
  const isStat = point.type !== 'bonus' && point.type !== 'special';
  return t(`planner.point.${isStat ? 'stat' : (point.type as 'bonus' | 'special')}`);
}
