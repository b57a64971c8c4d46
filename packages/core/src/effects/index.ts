export { paramsIn } from './notation.ts';
export { effectEntrySchema, effectSchema, effectsSchema } from './schema.ts';
export type { Effect, EffectEntry } from './types.ts';
export { usedParams } from './used-params.ts';
export * from './vocabulary.ts';
