import type { Element, Path } from '@trailbook/core/internal/dataset';
import { ElementGlyph, PathGlyph, useHasPictures } from '../../../game/index.ts';
import { classNames } from '../../../primitives/index.ts';

interface Props {
  readonly path: Path;
  readonly element?: Element;
  /** Whether they are what tells cards apart, for there are no pictures. */
  readonly isLarge?: boolean;
}

/** Path and element of a card, in its corner. */
export function KindMarks({ path, element, isLarge = false }: Props) {
  const hasPictures = useHasPictures();
  return (
    <span
      className={classNames(
        'absolute start-1.5 top-1.5 flex flex-col gap-1',
        // Over a picture of any colour they need a ground of their own.
        hasPictures && 'rounded-control bg-surface/80 p-0.5',
      )}
    >
      {element && <ElementGlyph element={element} />}
      <PathGlyph path={path} className={isLarge ? 'size-7' : 'size-5 text-ink-soft'} />
    </span>
  );
}
