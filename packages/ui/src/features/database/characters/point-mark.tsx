import type { TracePoint, VariantPage } from '@trailbook/pages';
import { Picture, SkillGlyph, StatGlyph } from '../../../game/index.ts';

/** Skills by what they are used as, stats by a glyph of theirs, the three abilities by a star. */
export function PointMark({ variant, point }: { variant: VariantPage; point: TracePoint }) {
  const group = [...variant.skills, ...variant.memosprite].find(({ id }) => id === point.id);
  const [stat] = point.stats;
  return (
    <Picture path={point.icon} sizes="2.75rem" className="size-full">
      {stat ? (
        <StatGlyph property={stat.property} />
      ) : (
        <SkillGlyph type={group?.skills[0]?.type ?? 'skill'} />
      )}
    </Picture>
  );
}
