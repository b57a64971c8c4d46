import * as z from 'zod/mini';
import { type DocumentKind, undivided } from '../document.ts';

/** What the player has seen and does not want to see again. Source: specification 2, 'Local keys'. */
export interface DismissalsDocument {
  readonly version: 1;
  readonly promotions: readonly string[];
  readonly redDots: readonly string[];
}

const ids = z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(z.maxLength(2000));

export const dismissalsKind: DocumentKind<DismissalsDocument> = {
  version: 1,
  schema: z.object({ version: z.literal(1), promotions: ids, redDots: ids }),
  empty: { version: 1, promotions: [], redDots: [] },
  steps: {},
  ...undivided,
  merge: (mine, theirs) => ({
    ...mine,
    promotions: union(mine.promotions, theirs.promotions),
    redDots: union(mine.redDots, theirs.redDots),
  }),
  measure: () => 0,
};

function union(a: readonly string[], b: readonly string[]): string[] {
  return [...new Set([...a, ...b])];
}
