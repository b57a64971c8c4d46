import type { Result } from '@trailbook/core/internal/basics';
import type { StoredTarget } from '@trailbook/core/internal/user-data';
import type { OddsError } from '@trailbook/core/internal/warp';
import { remoteOf } from '../../../platform/worker-client.ts';
import { useWorkedOut, type WorkedOut } from '../../warp/parts/use-worked-out.ts';
import type { ForecastAnswer, ForecastAsked } from './forecast-answer.ts';

type Answered = Result<ForecastAnswer, OddsError>;

interface ForecastWorker {
  readonly answer: (asked: ForecastAsked) => Promise<Answered>;
}

/** One worker for all questions of a visit; it starts with the first. */
const forecastWorker = remoteOf<ForecastWorker>(
  () => new Worker(new URL('./forecast.worker.ts', import.meta.url), { type: 'module' }),
);

/** A question, and the targets that it asks about. */
export interface ForecastInput {
  readonly asked: ForecastAsked;
  readonly targets: readonly StoredTarget[];
  /** All that are listed, also those whose banners are over. */
  readonly listed: readonly StoredTarget[];
}

const ask = ({ asked }: ForecastInput) => forecastWorker.answer(asked);

/** The answer to a forecast's question. */
export function useForecast(input: ForecastInput | undefined): WorkedOut<ForecastInput, Answered> {
  return useWorkedOut(ask, input);
}
