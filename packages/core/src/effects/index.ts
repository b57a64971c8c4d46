export { type Doers, doersIn, featPages } from './doers.ts';
export { effectLine } from './effect-line.ts';
export { effectLines, speechOf } from './effect-lines.ts';
export { type FeatName, featLabel, featNamer } from './feat-name.ts';
export {
  FEAT_GROUPS,
  FEATS,
  type Feat,
  type FeatGroup,
  type FeatRow,
  featsOf,
} from './feats.ts';
export type { EffectLine, LineFigure, LinePart, LineSegment, SegmentRole } from './line.ts';
export { figureAt, lineText, signAfter } from './line.ts';
export { heldBy, isGathered } from './nameless.ts';
export { paramsIn, parseAmount, type Value } from './notation.ts';
export { paramLabels } from './param-labels.ts';
export { effectEntrySchema, effectSchema, effectsSchema } from './schema.ts';
export type { Speech } from './speech.ts';
export { beginningOf } from './state-origins.ts';
export { TERMS } from './terms/index.ts';
export type { Effect, EffectEntry } from './types.ts';
export { usedParams } from './used-params.ts';
export * from './vocabulary.ts';
