import { paramsIn } from './notation.ts';
import type { EffectEntry } from './types.ts';

/** The numbers of the parameters that an entry uses or marks as internal. */
export function usedParams({ effects, internal = [] }: EffectEntry): Set<number> {
  const texts = effects.flatMap((effect) => Object.values(effect).flat());
  return new Set([...internal, ...texts.flatMap((text) => paramsIn(String(text)))]);
}
