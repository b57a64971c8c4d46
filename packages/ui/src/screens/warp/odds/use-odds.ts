import type { Result } from '@trailbook/core/internal/result';
import type { OddsError } from '@trailbook/core/warp';
import { useEffect, useState } from 'react';
import { remoteOf } from '../../../storage/index.ts';
import type { OddsAnswer, OddsQuestion } from './odds-answer.ts';

type Answered = Result<OddsAnswer, OddsError>;

interface Oracle {
  readonly answer: (question: OddsQuestion) => Promise<Answered>;
}

/** One worker for all questions of a visit; it starts with the first. */
const oracle = remoteOf<Oracle>(
  () => new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' }),
);

/** An answer, and whether a newer question is still being worked out. */
export interface OddsState {
  readonly answered: Answered | undefined;
  /** What it was asked for. */
  readonly question: OddsQuestion | undefined;
  readonly isBusy: boolean;
}

const NOTHING: Omit<OddsState, 'isBusy'> = { answered: undefined, question: undefined };

/**
 * The answer to a question, worked out in a worker; undefined until the first has come. What is shown stays
 * until the next is there, with the question that it answers.
 *
 * @param question - the same one at each drawing until it changes; undefined asks nothing
 */
export function useOdds(question: OddsQuestion | undefined): OddsState {
  const [last, setLast] = useState(NOTHING);
  const [failed, setFailed] = useState<OddsQuestion | undefined>(undefined);
  useEffect(() => {
    if (!question) return;
    let isWanted = true;
    oracle
      .answer(question)
      .then((answered) => isWanted && setLast({ answered, question }))
      .catch((error: unknown) => {
        console.warn('Odds could not be worked out.', error);
        if (isWanted) setFailed(question);
      });
    return () => {
      isWanted = false;
    };
  }, [question]);
  if (!question) return { ...NOTHING, isBusy: false };
  return { ...last, isBusy: last.question !== question && failed !== question };
}
