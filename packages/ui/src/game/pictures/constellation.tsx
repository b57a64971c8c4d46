import type { Element, Path } from '@trailbook/core/internal/dataset';
import { constellationFigure } from './constellation-figure.ts';
import { disc } from './disc.ts';

interface Props {
  readonly id: number;
  readonly path: Path;
  readonly rarity: number;
  /** Tints the light; light cones have none and shine in their rarity's colour. */
  readonly element?: Element | undefined;
  readonly detail?: 'small' | 'full';
  /** On a card its figure keeps clear of the marks in the corners, and initials tell whose it is. */
  readonly initials?: string | undefined;
  readonly className?: string;
}

/** Right of the marks of path and element, below those of what is new, above the initials. */
const CLEAR_OF_CORNERS = 'translate(24 17) scale(0.72 0.64)';

/** The site's own picture of a character or light cone, where no other is there. Decoration: names stand beside it. */
export function Constellation(props: Props) {
  const { id, path, rarity, element, detail = 'full', initials, className } = props;
  const figure = constellationFigure(id, path, rarity, detail);
  const light = element ? `var(--element-${element})` : `var(--rarity-${rarity})`;
  const place = initials ? CLEAR_OF_CORNERS : undefined;
  return (
    <svg viewBox="0 0 96 96" aria-hidden className={className} style={{ color: light }}>
      <path
        d={figure.dust.map(([x, y]) => `M${x} ${y}h.01`).join('')}
        stroke="currentColor"
        strokeWidth="1.1"
        strokeLinecap="round"
        opacity=".45"
      />
      <path
        d={figure.lines
          .map(([from, to]) => {
            const a = figure.stars[from];
            const b = figure.stars[to];
            return a && b ? `M${a.x} ${a.y}L${b.x} ${b.y}` : '';
          })
          .join('')}
        transform={place}
        stroke="currentColor"
        strokeWidth={detail === 'small' ? 2.4 : 0.9}
        opacity=".5"
        fill="none"
      />
      <path d={figure.stars.map(disc).join('')} transform={place} fill="currentColor" />
      {initials && (
        <text
          x="6"
          y="89"
          fontSize="17"
          fontWeight="600"
          fill="currentColor"
          className="font-display"
        >
          {initials}
        </text>
      )}
    </svg>
  );
}
