export {
  FEAT_GROUPS,
  FEATS,
  type Feat,
  type FeatGroup,
  type FeatRow,
  featsOf,
} from '../dataset/capabilities.ts';
export { paramsIn, parseAmount, type Value } from '../dataset/effect-notation.ts';
export {
  type Effect,
  type EffectEntry,
  effectEntrySchema,
  usedParams,
} from '../dataset/effect-schema.ts';
export type { EffectTerms } from '../dataset/effect-terms.ts';
export * from '../dataset/effect-vocabulary.ts';
export { type FeatName, featLabel, featNamer } from './capability-name.ts';
export { isGathered, requiredStates } from './character-states.ts';
export { effectLine } from './effect-line.ts';
export { effectLines, effectTextOf, plainSentenceOf } from './effect-lines.ts';
export { type EffectText, termsOf } from './effect-text.ts';
export type { EffectLine, LineFigure, LinePart, LineSegment, SegmentRole } from './line.ts';
export { figureAt, lineText, signAfter } from './line.ts';
export { paramLabels } from './param-labels.ts';
export { beginningOf } from './state-origins.ts';
