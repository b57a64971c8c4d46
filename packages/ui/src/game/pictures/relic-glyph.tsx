import type { RelicPieceType } from '@trailbook/core/internal/dataset';
import { LineGlyph } from './line-glyph.tsx';

const SHAPES: Readonly<Record<RelicPieceType, string>> = {
  head: 'M5 13a7 7 0 0 1 14 0v3H5zM5 16v3M19 16v3',
  hand: 'M8 20v-6L6 8l2-1 2 4V4h2v6V4h2v7l2-3 2 1-3 6v5z',
  body: 'M8 4 4 8l3 3v9h10v-9l3-3-4-4c-1 3-7 3-8 0',
  foot: 'M8 4h6v9l5 3v4H6v-5z',
  sphere: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M4 12c4 3 12 3 16 0M12 4c-4 4-4 12 0 16',
  rope: 'M4 8c4-4 6 4 8 4s4-8 8-4M4 16c4-4 6 4 8 4s4-8 8-4',
};

interface Props {
  /** Turns a mark, so that sets are told apart. */
  readonly id: number;
  readonly type: RelicPieceType;
  readonly className?: string;
}

/** A relic piece's picture where no other is there: its kind by shape, its set by a turned mark. */
export function RelicGlyph({ id, type, className }: Props) {
  return (
    <LineGlyph d={SHAPES[type]} className={className} strokeWidth={1.1}>
      <path
        d="M12 .8v1.4"
        strokeWidth="1.6"
        transform={`rotate(${(id * 137) % 360} 12 12)`}
        className="text-lamp"
        stroke="currentColor"
      />
    </LineGlyph>
  );
}
