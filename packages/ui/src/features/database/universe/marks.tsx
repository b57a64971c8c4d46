import type { UniversePath } from '@trailbook/pages';
import { PathGlyph } from '../../../game/index.ts';
import { LineGlyph } from '../../../game/pictures/line-glyph.tsx';

/** The path that no character goes: cells that divide. */
const PROPAGATION =
  'M12 3.5 16 6v4.5L12 13l-4-2.5V6zM8 10.5 12 13v4.5L8 20l-4-2.5V13zM16 10.5 20 13v4.5L16 20l-4-2.5V13z';

/** A path of the Simulated Universe. */
export function UniversePathGlyph({
  path,
  className = 'size-5',
}: {
  path: UniversePath | undefined;
  className?: string;
}) {
  if (path?.path) return <PathGlyph path={path.path} className={className} />;
  return <LineGlyph d={PROPAGATION} className={className} />;
}

/** Faces of enemies: horns, a helmet, a mask, a beast. */
const FACES: readonly string[] = [
  'M5 4c0 4 2 5 3 6M19 4c0 4-2 5-3 6M7 10h10l-1 7-4 4-4-4zM10 14h.01M14 14h.01',
  'M6 20V9a6 6 0 0 1 12 0v11l-3-2H9zM8 12h8M12 12v5',
  'M12 3 19 8l-2 9-5 4-5-4-2-9zM9 11l2 1M15 11l-2 1M10 16h4',
  'M4 6l4 3h8l4-3-2 8-6 7-6-7zM9.5 13h.01M14.5 13h.01',
];

/** An enemy's picture where no other is there. */
export function MonsterGlyph({ id }: { id: number }) {
  return <LineGlyph d={FACES[Math.floor(id / 1000) % FACES.length] ?? ''} />;
}

/** What curios are kept in: a die, a jar, a chest, a frame. */
const KEEPSAKES: readonly string[] = [
  'M12 3 20 7.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12v9M12 12 4 7.5',
  'M9 3h6M10 3v4l-4 5v7a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2v-7l-4-5V3M6 14h12',
  'M4 10a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v9H4zM4 12h16M12 11v4',
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 8l1.2 2.8L16 12l-2.8 1.2L12 16l-1.2-2.8L8 12l2.8-1.2z',
  'M5 4h14v16H5zM8 7h8v10H8zM10 14l2-4 2 4',
];

/** A curio's picture where no other is there: one of a few keepsakes, with a notch turned for each. */
export function CurioGlyph({ id }: { id: number }) {
  return (
    <LineGlyph d={KEEPSAKES[id % KEEPSAKES.length] ?? ''}>
      <path d="M12 .8v1.4" transform={`rotate(${(id * 47) % 360} 12 12)`} />
    </LineGlyph>
  );
}
