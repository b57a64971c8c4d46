import type { Element, Path } from '@trailbook/core/internal/dataset';
import { LineGlyph } from './line-glyph.tsx';

interface GlyphProps {
  readonly className?: string;
}

const PATHS: Readonly<Record<Path, string>> = {
  destruction: 'M12 21v-9M12 12 5 4M12 12l7-8M12 8V3M8 21h8',
  hunt: 'M4 20 20 4M12 4h8v8M4 14v6h6',
  erudition: 'M12 20 3 10M12 20V4M12 20l9-10M3 10c4-8 14-8 18 0',
  harmony: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  nihility: 'M3 9c3-5 6-5 9 0s6 5 9 0M3 17c3-5 6-5 9 0s6 5 9 0',
  preservation: 'M12 3 4 6v6c0 5 4 8 8 9 4-1 8-4 8-9V6z',
  abundance: 'M12 21V8M12 14c-5 0-7-3-7-7 5 0 7 3 7 7M12 11c0-4 2-7 7-7 0 5-3 7-7 7',
  remembrance: 'M7 5a9 9 0 0 0 0 14M12 7a6 6 0 0 0 0 10M17 9a4 4 0 0 0 0 6',
  elation: 'M12 3v6M12 15v6M3 12h6M15 12h6M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3',
};

const ELEMENTS: Readonly<Record<Element, string>> = {
  physical: 'M12 3 21 12 12 21 3 12zM12 8v8M8 12h8',
  fire: 'M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 3-6 1 2 2 2 3 2 0-3-1-5 0-7',
  ice: 'M12 3v18M4 7.5l16 9M20 7.5l-16 9M9 4l3 3 3-3M9 20l3-3 3 3',
  lightning: 'M13 3 6 13h5l-1 8 8-11h-5z',
  wind: 'M3 9h11a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h7a2 2 0 1 1-2 2',
  quantum:
    'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M3 12c0-4 18-4 18 0s-18 4-18 0M12 3c4 0 4 18 0 18s-4-18 0-18',
  imaginary: 'M12 3 15 9l6 3-6 3-3 6-3-6-6-3 6-3z',
};

export function PathGlyph({ path, className = 'size-5' }: GlyphProps & { path: Path }) {
  return <LineGlyph d={PATHS[path]} className={className} />;
}

export function ElementGlyph({ element, className = 'size-5' }: GlyphProps & { element: Element }) {
  return (
    <LineGlyph d={ELEMENTS[element]} color={`var(--element-${element})`} className={className} />
  );
}
