export { Constellation } from './constellation.tsx';
export { ElementGlyph, PathGlyph } from './glyphs.tsx';
export { ItemGlyph } from './item-glyph.tsx';
export { RankStars } from './rank-stars.tsx';
export { RarityStars } from './rarity.tsx';
export { ThingName } from './thing-name.tsx';
export { TraceTree } from './trace-tree.tsx';
