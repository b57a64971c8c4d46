export type { WhoCan } from '../edge/effects.ts';
export { effectTexts, whoCan } from '../edge/effects.ts';
export type { EffectBook } from './book.ts';
export type { Doers } from './doers.ts';
export type { Feat, FeatGroup, FeatRow } from './feats.ts';
export { FEAT_GROUPS, FEATS, featsOf } from './feats.ts';
export type { Amount, Condition, Figure, Term, Value } from './notation.ts';
export { parseAmount, parseCondition, parseEvent, parsePer, parseValue } from './notation.ts';
export type { Effect, EffectEntry } from './types.ts';
export type {
  Aspect,
  Deed,
  End,
  GameEvent,
  Note,
  Period,
  Quantity,
  Scope,
  SkillWord,
  Stat,
  State,
  Target,
} from './vocabulary.ts';
export {
  ASPECTS,
  DEEDS,
  ENDS,
  EVENTS,
  NOTES,
  PERIODS,
  QUANTITIES,
  SCOPES,
  SKILL_WORDS,
  STATES,
  STATS,
  TARGETS,
} from './vocabulary.ts';
