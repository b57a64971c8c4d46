import type { Result } from '@trailbook/core/internal/basics';
import type { OddsTarget } from '@trailbook/core/internal/user-data';
import type { OddsError } from '@trailbook/core/internal/warp';
import { useEffect, useState } from 'react';
import { remoteOf } from '../../../platform/worker-client.ts';
import type { OddsAnswer, OddsQuestion } from './odds-answer.ts';

type Answered = Result<OddsAnswer, OddsError>;

interface Oracle {
  readonly answer: (question: OddsQuestion) => Promise<Answered>;
}

/** One worker for all questions of a visit; it starts with the first. */
const oracle = remoteOf<Oracle>(
  () => new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' }),
);

/** A question, and the targets that its steps stand for. */
interface Asked {
  readonly question: OddsQuestion;
  readonly targets: readonly OddsTarget[];
}

/** An answer, and whether a newer question is still being worked out. */
export interface OddsState {
  readonly answered: Answered | undefined;
  /** What it was asked for. */
  readonly asked: Asked | undefined;
  readonly isBusy: boolean;
}

const NOTHING: Omit<OddsState, 'isBusy'> = { answered: undefined, asked: undefined };

/**
 * The answer to a question, worked out in a worker; undefined until the first has come. What is shown stays
 * until the next is there, with the question and the targets that it answers.
 *
 * @param asked - the same at each drawing until it changes; undefined asks nothing
 */
export function useOdds(asked: Asked | undefined): OddsState {
  const [last, setLast] = useState(NOTHING);
  const [failed, setFailed] = useState<Asked | undefined>(undefined);
  useEffect(() => {
    if (!asked) return;
    let isWanted = true;
    oracle
      .answer(asked.question)
      .then((answered) => isWanted && setLast({ answered, asked }))
      .catch((error: unknown) => {
        console.warn('Odds could not be worked out.', error);
        if (isWanted) setFailed(asked);
      });
    return () => {
      isWanted = false;
    };
  }, [asked]);
  if (!asked) return { ...NOTHING, isBusy: false };
  return { ...last, isBusy: last.asked !== asked && failed !== asked };
}
