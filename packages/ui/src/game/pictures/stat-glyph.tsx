import { ELEMENTS, type Element } from '@trailbook/core/internal/dataset';
import { ElementGlyph } from './glyphs.tsx';
import { LineGlyph } from './line-glyph.tsx';

/** A shape for what a stat is about, by how the game's own words for its stats begin; on the grid of the others. */
const SHAPES: readonly (readonly [begins: string, shape: string])[] = [
  ['HP', 'M12 20C5 15 4 11 4 9a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 2-1 6-8 11'],
  ['Attack', 'M5 19l3-3M6 14l4 4M9 15 19 5V3h-2L7 13'],
  ['Defence', 'M12 3 4 6v6c0 5 4 8 8 9 4-1 8-4 8-9V6z'],
  ['Speed', 'M4 6l6 6-6 6M12 6l6 6-6 6'],
  ['CriticalChance', 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14M12 2v6M12 16v6M2 12h6M16 12h6'],
  ['CriticalDamage', 'M12 2l2 6 6-3-3 6 5 2-6 2 2 6-6-4-6 4 2-6-6-2 5-2-3-6 6 3z'],
  ['BreakDamage', 'M12 3 4 6v6c0 5 4 8 8 9 4-1 8-4 8-9V6zM13 4l-3 6 4 3-3 7'],
  ['StatusProbability', 'M5 19 19 5M11 5h8v8M5 11v8h8'],
  ['StatusResistance', 'M12 3 4 6v6c0 5 4 8 8 9 4-1 8-4 8-9V6zM8 12h8'],
  ['HealRatio', 'M12 5v14M5 12h14'],
  ['SPRatio', 'M13 3 6 13h5l-1 8 8-11h-5z'],
  ['ElationDamage', 'M12 3v6M12 15v6M3 12h6M15 12h6M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3'],
];
const OTHER = 'M5 19V9M12 19V5M19 19v-7';

/** The game says thunder where players say lightning. */
const ELEMENT_WORDS: Partial<Readonly<Record<Element, string>>> = { lightning: 'thunder' };

/** A stat's picture where no other is there. */
export function StatGlyph({ property, className }: { property: string; className?: string }) {
  const word = property.toLowerCase();
  const element = ELEMENTS.find((one) => word.startsWith(ELEMENT_WORDS[one] ?? one));
  if (element) return <ElementGlyph element={element} className={className ?? 'size-full'} />;
  const shape = SHAPES.find(([begins]) => property.startsWith(begins))?.[1] ?? OTHER;
  return <LineGlyph d={shape} className={className} />;
}
