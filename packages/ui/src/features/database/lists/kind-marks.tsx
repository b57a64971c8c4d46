import type { Element, Path } from '@trailbook/core/internal/dataset';
import { ElementGlyph, PathGlyph } from '../../../game/index.ts';

/** Path and element of a card, in its corner. */
export function KindMarks({ path, element }: { path: Path; element?: Element }) {
  return (
    <span className="absolute start-1.5 top-1.5 flex flex-col gap-1">
      {element && <ElementGlyph element={element} />}
      <PathGlyph path={path} className="size-5 text-ink-soft" />
    </span>
  );
}
