import type { Element, Path } from '@trailbook/core/internal/dataset';
import { ElementGlyph, PathGlyph } from '../../../game/index.ts';

interface Props {
  readonly path: Path;
  readonly element?: Element;
  /** Whether they are what tells cards apart, for there are no pictures. */
  readonly isLarge?: boolean;
}

/** Path and element of a card, in its corner. */
export function KindMarks({ path, element, isLarge = false }: Props) {
  return (
    <span className="absolute start-1.5 top-1.5 flex flex-col gap-1">
      {element && <ElementGlyph element={element} />}
      <PathGlyph path={path} className={isLarge ? 'size-7' : 'size-5 text-ink-soft'} />
    </span>
  );
}
