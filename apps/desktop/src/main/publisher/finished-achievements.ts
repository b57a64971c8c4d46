import { readAchievements } from '@trailbook/core/internal/achievements';
import * as z from 'zod';
import { MOST_ACHIEVEMENTS } from '../../bridge/publisher.ts';

const envelope = z.object({ retcode: z.int(), data: z.unknown() });
const list = z.object({ achievement_list: z.array(z.unknown()) });
const row = z.object({
  id: z.union([z.int(), z.string().max(20)]),
  finished: z.boolean(),
  /** Stages of one achievement, each with an id of its own. */
  sub_achievements: z.array(z.unknown()).nullish(),
});

/** As the publisher says that nobody is signed in. */
const SIGNED_OUT = -100;
const DEEPEST = 3;

type Finished =
  | { readonly ids: readonly number[]; readonly hasUnread: boolean }
  | { readonly failed: 'NOT_SIGNED_IN' | 'REFUSED' | 'TOO_LARGE' | 'UNREADABLE' };

/** Which achievements an answer of the publisher's says to be finished, and nothing else of it. */
export function finishedAchievements(text: string): Finished {
  const answer = envelope.safeParse(parsed(text)).data;
  if (!answer) return { failed: 'UNREADABLE' };
  if (answer.retcode === SIGNED_OUT) return { failed: 'NOT_SIGNED_IN' };
  if (answer.retcode !== 0) return { failed: 'REFUSED' };
  const rows = list.safeParse(answer.data).data?.achievement_list;
  if (!rows) return { failed: 'UNREADABLE' };
  const finished: (number | string)[] = [];
  let count = 0;
  let level: unknown[] = rows;
  for (let depth = 0; level.length > 0; depth++) {
    count += level.length;
    if (count > MOST_ACHIEVEMENTS || depth === DEEPEST) return { failed: 'TOO_LARGE' };
    const stages: unknown[] = [];
    for (const one of level) {
      const read = row.safeParse(one).data;
      // A list of which we misread a row may mean something else by the others, too.
      if (!read) return { failed: 'UNREADABLE' };
      if (read.finished) finished.push(read.id);
      for (const stage of read.sub_achievements ?? []) stages.push(stage);
    }
    level = stages;
  }
  const { done, isWhole } = readAchievements(finished);
  return { ids: Object.keys(done).map(Number), hasUnread: !isWhole };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
