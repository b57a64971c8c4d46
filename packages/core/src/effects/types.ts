import type * as z from 'zod/mini';
import type { DeepReadonly } from '../basics/deep-readonly.ts';
import type { effectEntrySchema, effectSchema } from './schema.ts';

/** One effect: what is done, to whom, by how much, when. */
export type Effect = DeepReadonly<z.infer<typeof effectSchema>>;
/** The effects of one skill, eidolon, bonus ability, light cone or relic bonus. */
export type EffectEntry = DeepReadonly<z.infer<typeof effectEntrySchema>>;
