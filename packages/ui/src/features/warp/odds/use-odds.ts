import type { Result } from '@trailbook/core/internal/basics';
import type { OddsTarget } from '@trailbook/core/internal/user-data';
import type { OddsError } from '@trailbook/core/internal/warp';
import { useEffect, useState } from 'react';
import { remoteOf } from '../../../platform/worker-client.ts';
import type { OddsAnswer, OddsQuestion } from './odds-answer.ts';

type Answered = Result<OddsAnswer, OddsError>;

interface OddsWorker {
  readonly answer: (question: OddsQuestion) => Promise<Answered>;
}

/** One worker for all questions of a visit; it starts with the first. */
const oddsWorker = remoteOf<OddsWorker>(
  () => new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' }),
);

/** A question, and the targets that its steps stand for. */
interface OddsInput {
  readonly question: OddsQuestion;
  readonly targets: readonly OddsTarget[];
}

/** An answer, and whether a newer question is still being worked out. */
export interface OddsState {
  readonly answered: Answered | undefined;
  /** What it was asked for. */
  readonly input: OddsInput | undefined;
  readonly isBusy: boolean;
}

const NOTHING: Omit<OddsState, 'isBusy'> = { answered: undefined, input: undefined };

/**
 * The answer to a question, worked out in a worker; undefined until the first has come. What is shown stays
 * until the next is there, with the question and the targets that it answers.
 *
 * @param asked - the same at each drawing until it changes; undefined asks nothing
 */
export function useOdds(input: OddsInput | undefined): OddsState {
  const [last, setLast] = useState(NOTHING);
  const [failed, setFailed] = useState<OddsInput | undefined>(undefined);
  useEffect(() => {
    if (!input) return;
    let isWanted = true;
    oddsWorker
      .answer(input.question)
      .then((answered) => isWanted && setLast({ answered, input }))
      .catch((error: unknown) => {
        console.warn('Odds could not be worked out.', error);
        if (isWanted) setFailed(input);
      });
    return () => {
      isWanted = false;
    };
  }, [input]);
  if (!input) return { ...NOTHING, isBusy: false };
  return { ...last, isBusy: last.input !== input && failed !== input };
}
