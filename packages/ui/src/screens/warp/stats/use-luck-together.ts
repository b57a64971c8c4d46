import type { WarpData } from '@trailbook/core/internal/pages';
import { type LuckQuestion, type luckTogether, serverTime } from '@trailbook/core/warp';
import { useEffect, useState } from 'react';
import { remoteOf } from '../../../storage/index.ts';
import type { WarpDocuments } from '../../../stores/warps-store.ts';
import { useGame } from '../warp-context.ts';
import { idle, type LuckAnswers, YEAR_MS } from './use-luck.ts';
import { historiesOf } from './use-statistics.ts';

/** How lucky all banner types are together: any 5★, and featured ones. */
export type LuckTogether = Readonly<Record<LuckQuestion['goal'], LuckAnswers>>;

interface Oracle {
  readonly luckTogether: (
    ...asked: Parameters<typeof luckTogether>
  ) => Promise<ReturnType<typeof luckTogether>>;
}

/** Long histories of several banner types take a quarter of a second, which a page must not be held up for. */
const oracle = remoteOf<Oracle>(
  () => new Worker(new URL('./luck.worker.ts', import.meta.url), { type: 'module' }),
);

/** By state of the warps: looking at another banner type asks nothing new. */
const known = new WeakMap<WarpDocuments, Promise<LuckTogether>>();

/** How lucky all banner types are together; undefined until it has been worked out. */
export function useLuckTogether(documents: WarpDocuments): LuckTogether | undefined {
  const game = useGame();
  const [answer, setAnswer] = useState<LuckTogether | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    setAnswer(undefined);
    const asked = known.get(documents) ?? ask(game, documents);
    known.set(documents, asked);
    asked
      .then((found) => isWanted && setAnswer(found))
      .catch((error: unknown) => console.warn('Luck could not be worked out.', error));
    return () => {
      isWanted = false;
    };
  }, [game, documents]);
  return answer;
}

async function ask(game: WarpData, documents: WarpDocuments): Promise<LuckTogether> {
  await idle();
  const { tables } = game;
  const histories = historiesOf(game, documents);
  const zone = histories[0]?.pulls.at(-1)?.zone ?? 0;
  const since = serverTime(Date.now() - YEAR_MS, zone);
  const answersTo = async (goal: LuckQuestion['goal']): Promise<LuckAnswers> => ({
    ever: await oracle.luckTogether(tables, histories, { goal }),
    lastYear: await oracle.luckTogether(tables, histories, { goal, since }),
  });
  return { fiveStar: await answersTo('fiveStar'), featured: await answersTo('featured') };
}
