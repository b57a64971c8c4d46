import type { Result } from '@trailbook/core/internal/result';
import {
  type BannerHistory,
  type Luck,
  type LuckError,
  type LuckQuestion,
  luck,
  serverTime,
} from '@trailbook/core/warp';
import { useEffect, useState } from 'react';
import { useGame } from '../warp-context.ts';

export type LuckAnswer = Result<Luck, LuckError>;

export const YEAR_MS = 365 * 86_400_000;

/** How lucky a history is: of all of it, and of the last year. */
export interface LuckAnswers {
  readonly ever: LuckAnswer;
  readonly lastYear: LuckAnswer;
}

/**
 * How lucky a history is; undefined until it has been worked out, which begins when the page has been drawn and
 * lets it answer in between.
 */
export function useLuck(
  history: BannerHistory,
  goal: LuckQuestion['goal'],
): LuckAnswers | undefined {
  const { tables } = useGame();
  const [answers, setAnswers] = useState<LuckAnswers | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    const workOut = async () => {
      await idle();
      if (!isWanted) return;
      const ever = luck(tables, history, { goal });
      await idle();
      if (!isWanted) return;
      const since = serverTime(Date.now() - YEAR_MS, history.pulls.at(-1)?.zone ?? 0);
      const lastYear = luck(tables, history, { goal, since });
      if (isWanted) setAnswers({ ever, lastYear });
    };
    setAnswers(undefined);
    void workOut();
    return () => {
      isWanted = false;
    };
  }, [tables, history, goal]);
  return answers;
}

/** When the page has nothing more pressing to do. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 500 });
    else setTimeout(resolve, 30);
  });
}
