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

/**
 * The answer to a question, worked out in a worker; undefined until the first has come. What is shown stays
 * until the next is there.
 *
 * @param question - the same one at each drawing until it changes; undefined asks nothing
 */
export function useOdds(question: OddsQuestion | undefined): Answered | undefined {
  const [answer, setAnswer] = useState<Answered | undefined>(undefined);
  useEffect(() => {
    if (!question) return;
    let isWanted = true;
    oracle
      .answer(question)
      .then((answered) => isWanted && setAnswer(answered))
      .catch((error: unknown) => console.warn('Odds could not be worked out.', error));
    return () => {
      isWanted = false;
    };
  }, [question]);
  return question && answer;
}
