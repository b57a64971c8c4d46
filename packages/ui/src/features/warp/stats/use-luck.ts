import type { BannerType } from '@trailbook/core/internal/warp';
import type { WarpData } from '@trailbook/pages';
import { useEffect, useState } from 'react';
import { remoteOf } from '../../../platform/worker-client.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { historiesOf } from '../parts/use-statistics.ts';
import type { WarpDocuments } from '../store/warps-store.ts';
import type { createLuckWorker, LuckByGoal } from './luck-worker.ts';

type LuckWorker = ReturnType<typeof createLuckWorker>;
type Remote = {
  readonly [Name in keyof LuckWorker]: (
    ...args: Parameters<LuckWorker[Name]>
  ) => Promise<ReturnType<LuckWorker[Name]>>;
};

/** What is asked about: one banner type, or all of them together. */
type Subject = BannerType | 'all';

const luckWorker = remoteOf<Remote>(
  () => new Worker(new URL('./luck.worker.ts', import.meta.url), { type: 'module' }),
);

/** What the worker was given last. */
let held: WarpDocuments | undefined;

/** By state of the warps: whoever comes back to a banner type asks nothing new. */
const known = new WeakMap<WarpDocuments, Map<Subject, Promise<LuckByGoal>>>();

/**
 * How lucky an account is; undefined until it has been worked out, in a worker: the page is not held up, and has been
 * drawn before it begins.
 */
export function useLuck(documents: WarpDocuments, subject: Subject): LuckByGoal | undefined {
  const game = useGame('warp');
  const [answer, setAnswer] = useState<LuckByGoal | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    setAnswer(undefined);
    const workOut = async () => {
      await idle();
      if (!isWanted) return;
      const found = await ask(game, documents, subject);
      if (isWanted) setAnswer(found);
    };
    workOut().catch((error: unknown) => console.warn('Luck could not be worked out.', error));
    return () => {
      isWanted = false;
    };
  }, [game, documents, subject]);
  return answer;
}

function ask(game: WarpData, documents: WarpDocuments, subject: Subject): Promise<LuckByGoal> {
  const answers = known.get(documents) ?? new Map<Subject, Promise<LuckByGoal>>();
  known.set(documents, answers);
  const answer = answers.get(subject) ?? askLuckWorker(game, documents, subject);
  answers.set(subject, answer);
  // What failed may be asked again.
  answer.catch(() => {
    answers.delete(subject);
    // By a worker that knows nothing yet, where the last one failed.
    held = undefined;
  });
  return answer;
}

/** It hears in the order in which it is spoken to. */
function askLuckWorker(game: WarpData, documents: WarpDocuments, subject: Subject) {
  if (held !== documents) {
    held = documents;
    const histories = historiesOf(game, documents);
    luckWorker.hold({ tables: game.tables, histories, now: Date.now() }).catch(() => {
      held = undefined;
    });
  }
  return subject === 'all' ? luckWorker.together() : luckWorker.ofType(subject);
}

/** When the page has nothing more pressing to do. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 500 });
    else setTimeout(resolve, 30);
  });
}
