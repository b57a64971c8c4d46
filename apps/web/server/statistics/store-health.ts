import { ApiError } from '../http/error-answer.server.ts';
import { createLimiter } from '../http/limited.ts';
import { logProblem } from '../http/request-log.server.ts';
import { isRefusal } from './database/database-faults.ts';

/**
 * Whether the database takes what it is given, by how the last write went. Where it is away, questions to it end with an
 * ApiError 503 within a deadline; what it refuses, though it lives, they throw as it is.
 */
export interface StoreHealth {
  /** For what pages and imports wait for, and go on without. */
  read<T>(ask: () => Promise<T>): Promise<T>;
  /** For what a player came for: a database that is slow is not away. */
  readPatiently<T>(ask: () => Promise<T>): Promise<T>;
  /** Remembers where it failed. */
  write<T>(write: () => Promise<T>): Promise<T>;
  /** The same for a write that is waited for no longer than a read; being late is no failure of it. */
  writeBriefly<T>(write: () => Promise<T>): Promise<T>;
  /**
   * For work that nobody waits for: it takes as long as it takes, and throws any error as it is. Writes fail until it
   * succeeds: what others call a write may have written nothing.
   */
  upkeep<T>(write: () => Promise<T>): Promise<T>;
  /** Whether it answers at all, however many wait. */
  answers(ask: () => Promise<unknown>): Promise<boolean>;
  writesFail(): boolean;
}

const READ_MS = 2000;
/** Another process may write into the file for up to five seconds. */
const WRITE_MS = 10_000;

/** Who would wait longer for a turn is told at once when to come back. */
const LONGEST_WAIT_MS = 8000;
const MOST_WAITING = 500;

/**
 * @param isInPlace - whether there is something to ask: it is away while it says no
 * @param atOnce - how many may ask at once; who is patient waits for a turn, and has all of the time from then on
 */
export function storeHealth(isInPlace: () => boolean, atOnce: number): StoreHealth {
  const turns = createLimiter({ atOnce, waiting: MOST_WAITING });
  let writesFail = false;
  let failures = 0;

  async function remembered<T>(
    write: () => Promise<T>,
    isFailure: (error: unknown) => boolean,
  ): Promise<T> {
    try {
      return await write();
    } catch (error) {
      if (isFailure(error)) {
        failures++;
        writesFail = true;
      }
      throw error;
    }
  }

  const inPlace = <T>(work: () => Promise<T>) => (isInPlace() ? work() : notInPlace());

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const running = turns.expectedWaitMs() > LONGEST_WAIT_MS ? undefined : turns.run(work);
    return running ?? Promise.reject(new ApiError(503, 'BUSY', [], turns.retryLater()));
  }

  return {
    read: (ask) =>
      answered(
        inTurn(() => inPlace(ask)),
        READ_MS,
      ),
    readPatiently: (ask) => inTurn(() => answered(inPlace(ask), WRITE_MS)),
    write: (write) => inTurn(() => remembered(() => answered(inPlace(write), WRITE_MS), saysAway)),
    writeBriefly: (write) =>
      answered(
        inTurn(() =>
          remembered(
            () => inPlace(write),
            (error) => !isRefusal(error),
          ),
        ),
        READ_MS,
      ),
    answers: (ask) =>
      answered(inPlace(ask), READ_MS).then(
        () => true,
        () => false,
      ),
    async upkeep(write) {
      const before = failures;
      const value = await remembered(
        () => inPlace(write),
        () => true,
      );
      // One that began before another failed says nothing of how it is now.
      if (failures === before) writesFail = false;
      return value;
    },
    writesFail: () => writesFail || !isInPlace(),
  };
}

function notInPlace(): Promise<never> {
  return Promise.reject(new Error('It is not there yet, or its file was removed or replaced.'));
}

async function answered<T>(answer: Promise<T>, withinMs: number): Promise<T> {
  const { promise: overdue, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('It did not answer in time.')), withinMs);
  try {
    return await Promise.race([answer, overdue]);
  } catch (error) {
    if (error instanceof ApiError || isRefusal(error)) throw error;
    logProblem('The database of the statistics failed.', error);
    throw new ApiError(503, AWAY, [], { 'Retry-After': '30' });
  } finally {
    clearTimeout(timer);
  }
}

const AWAY = 'STATISTICS_AWAY';

/** Whether an error says that the database is away. */
export function saysAway(error: unknown): boolean {
  return error instanceof ApiError && error.code === AWAY;
}
