import type { Result } from '@trailbook/core/internal/basics';
import type { OddsTarget } from '@trailbook/core/internal/user-data';
import type { OddsError } from '@trailbook/core/internal/warp';
import { remoteOf } from '../../../platform/worker-client.ts';
import { useWorkedOut, type WorkedOut } from '../parts/use-worked-out.ts';
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

const ask = ({ question }: OddsInput) => oddsWorker.answer(question);

/** The answer to a question about odds. */
export function useOdds(input: OddsInput | undefined): WorkedOut<OddsInput, Answered> {
  return useWorkedOut(ask, input);
}
