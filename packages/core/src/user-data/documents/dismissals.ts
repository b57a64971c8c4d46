import * as z from 'zod/mini';
import type { DeepReadonly } from '../../basics/deep-readonly.ts';
import { documentKind } from '../document.ts';

/** How many of either may be kept. */
export const MOST_DISMISSALS = 2000;

const dismissal = z.string().check(z.minLength(1), z.maxLength(80));
const ids = z.array(dismissal).check(z.maxLength(MOST_DISMISSALS));

/** Whether it could be the id of a promotion or a red dot. */
export function isDismissal(id: string): boolean {
  return dismissal.safeParse(id).success;
}

const schema = z.object({ version: z.literal(1), promotions: ids, redDots: ids });

/** What the player has seen and does not want to see again. Rule U3. */
export interface DismissalsDocument extends DeepReadonly<z.infer<typeof schema>> {}

export const dismissalsKind = documentKind<DismissalsDocument>({
  schema,
  empty: { promotions: [], redDots: [] },
  merge: (mine, theirs) => ({
    ...mine,
    promotions: union(mine.promotions, theirs.promotions),
    redDots: union(mine.redDots, theirs.redDots),
  }),
});

/** Of too many those of the second are left out: a list that nobody can read any more would be worse. */
function union(a: readonly string[], b: readonly string[]): string[] {
  return [...new Set([...a, ...b])].slice(0, MOST_DISMISSALS);
}
