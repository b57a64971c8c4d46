import * as z from 'zod/mini';
import {
  ACHIEVEMENTS_VERSION,
  laterStamp,
  type Marked,
  type Stamp,
  stampOf,
  withStamps,
} from '../../achievements/stamps.ts';
import type { DeepReadonly } from '../../basics/deep-readonly.ts';
import { documentKind } from '../document.ts';

const KEY = /^\d{1,12}$/;
const id = z.string().check(z.regex(KEY));
const NOTHING: Marked = { done: {}, undone: {} };

const schema = z
  .object({
    version: z.literal(ACHIEVEMENTS_VERSION),
    done: z.record(id, z.int().check(z.nonnegative())),
    undone: z.record(id, z.int().check(z.positive())),
  })
  .check(
    z.refine(({ done, undone }) => Object.keys(undone).every((id) => !Object.hasOwn(done, id)), {
      path: ['undone'],
    }),
  );

/** The achievements that a player has, and had. */
export interface AchievementsDocument extends DeepReadonly<z.infer<typeof schema>> {}

export const achievementsKind = documentKind<AchievementsDocument>({
  // Version 1 had those that are done, and no more.
  migrations: [(document) => document],
  schema,
  empty: NOTHING,
  parts: { key: KEY, value: z.int(), isUnder: () => true },
  split: ({ done, undone, ...head }) => ({
    head,
    parts: new Map<string, Stamp>([
      ...Object.entries(done),
      ...Object.entries(undone).map(([id, time]) => [id, -time] as const),
    ]),
  }),
  join: ({ head, parts }) => ({ ...head, ...withStamps(NOTHING, parts as Map<string, Stamp>) }),
  merge(mine, theirs) {
    const ids = [...Object.keys(theirs.done), ...Object.keys(theirs.undone)];
    return withStamps(
      mine,
      ids.map((id) => [id, later(stampOf(mine, id), stampOf(theirs, id))]),
    );
  },
  measure: ({ done }) => Object.keys(done).length,
});

function later(a: Stamp | undefined, b: Stamp | undefined): Stamp | undefined {
  return a === undefined || b === undefined ? (a ?? b) : laterStamp(a, b);
}
