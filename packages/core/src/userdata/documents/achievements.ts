import * as z from 'zod/mini';
import { type DocumentKind, dividedBy } from '../document.ts';

export interface AchievementsDocument {
  readonly version: 1;
  /** Done achievements by id, with the time they were marked, in milliseconds; 0 when it is not known. */
  readonly done: Readonly<Record<string, number>>;
}

export const achievementsKind: DocumentKind<AchievementsDocument> = {
  version: 1,
  schema: z.object({
    version: z.literal(1),
    done: z.record(z.string().check(z.regex(/^\d{1,12}$/)), z.int().check(z.nonnegative())),
  }),
  empty: { version: 1, done: {} },
  steps: {},
  ...dividedBy<AchievementsDocument>('done'),
  merge: (mine, theirs) => ({ ...mine, done: { ...theirs.done, ...mine.done } }),
  measure: ({ done }) => Object.keys(done).length,
};
