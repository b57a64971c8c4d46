import type { SkillType } from '@trailbook/core/internal/dataset';
import { LineGlyph } from './line-glyph.tsx';

/** Shapes for what a skill is used as; each keeps to the grid of the path glyphs. */
const SHAPES: Readonly<Record<SkillType, string>> = {
  basic: 'M5 19 19 5M13 5h6v6',
  skill: 'M12 3l2.5 6.5L21 12l-6.5 2.5L12 21l-2.5-6.5L3 12l6.5-2.5z',
  ultimate: 'M12 3 21 12 12 21 3 12zM12 7.5v9M7.5 12h9',
  talent: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 9v6M9 12h6',
  technique: 'M4 20c4-2 6-6 6-10M20 20c-4-2-6-6-6-10M12 4v9',
  memosprite: 'M7 5a9 9 0 0 0 0 14M12 7a6 6 0 0 0 0 10M17 9a4 4 0 0 0 0 6',
  memospriteTalent: 'M7 5a9 9 0 0 0 0 14M12 7a6 6 0 0 0 0 10M17 9v6M14 12h6',
  elation: 'M12 3v6M12 15v6M3 12h6M15 12h6M6 6l3 3M15 15l3 3',
};
const OTHER = 'M5 12h14M12 5v14';

/** A skill's picture where no other is there: by what it is used as. */
export function SkillGlyph({ type, className }: { type: SkillType | null; className?: string }) {
  return <LineGlyph d={type ? SHAPES[type] : OTHER} className={className} />;
}
