import type { PlannerPoint } from '@trailbook/core/internal/dataset';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { pointKind, pointName } from './point-name.ts';

/** A skill, and what it is: few know all by their names. */
export function SkillName({ point }: { readonly point: PlannerPoint }) {
  const i18n = useI18n();
  const name = pointName(i18n, useGame('planner'), point);
  return (
    <>
      <ThingName name={name} /> <SkillKind point={point} />
    </>
  );
}

/** What a skill is, beside its name. */
export function SkillKind({ point }: { readonly point: PlannerPoint }) {
  return <span className="text-xs text-ink-faint">{pointKind(useI18n(), point)}</span>;
}
