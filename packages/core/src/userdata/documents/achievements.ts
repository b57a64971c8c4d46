import * as z from 'zod/mini';
import { type DocumentKind, dividedBy } from '../document.ts';

/** The achievements that a player has. */
export interface AchievementsDocument {
  readonly version: 1;
  /** Done achievements by id, with the time they were marked, in milliseconds; 0 when it is not known. */
  readonly done: Readonly<Record<string, number>>;
}

const part = { key: /^\d{1,12}$/, value: z.int().check(z.nonnegative()) };

export const achievementsKind: DocumentKind<AchievementsDocument> = {
  version: 1,
  schema: z.object({
    version: z.literal(1),
    done: z.record(z.string().check(z.regex(part.key)), part.value),
  }),
  empty: { version: 1, done: {} },
  steps: {},
  ...dividedBy<AchievementsDocument>('done', part),
  merge: (mine, theirs) => ({ ...mine, done: { ...theirs.done, ...mine.done } }),
  measure: ({ done }) => Object.keys(done).length,
};
