import type { Lookup } from '@trailbook/core/internal/dataset';
import { characterCards } from './characters.ts';
import { lightConeCards } from './light-cones.ts';
import type { Listed } from './neighbours.ts';

/** What can be compared, in the order of the lists. */
export interface ComparePage {
  readonly characters: readonly Listed[];
  readonly lightCones: readonly Listed[];
}

/** The things that a comparison may choose from; what is shown of them comes from their own files of data. */
export function comparePage(lookup: Lookup): ComparePage {
  const named = ({ pageId, name }: Listed) => ({ pageId, name });
  return {
    characters: characterCards(lookup).map(named),
    lightCones: lightConeCards(lookup).map(named),
  };
}
