import * as z from 'zod/mini';
import { type DocumentKind, undivided } from '../document.ts';

/** What the player has seen and does not want to see again. Rule U3. */
export interface DismissalsDocument {
  readonly version: 1;
  readonly promotions: readonly string[];
  readonly redDots: readonly string[];
}

/** How many of either may be kept. */
export const MOST_DISMISSALS = 2000;

const dismissal = z.string().check(z.minLength(1), z.maxLength(80));
const ids = z.array(dismissal).check(z.maxLength(MOST_DISMISSALS));

/** Whether it could be the id of a promotion or a red dot. */
export function isDismissal(id: string): boolean {
  return dismissal.safeParse(id).success;
}

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
