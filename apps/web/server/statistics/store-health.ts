import { ApiError } from '../http/error-answer.server.ts';
import { logProblem } from '../http/request-log.server.ts';

/** Whether the database takes what it is given, by how the last write went; every question to it has a deadline. */
export interface StoreHealth {
  /** Reads. @throws ApiError 503 where the database fails, or does not answer in time */
  read<T>(answer: Promise<T>): Promise<T>;
  /** Writes, and remembers how that went. @throws ApiError 503 like `read` */
  write<T>(write: () => Promise<T>): Promise<T>;
  /** The same for work that nobody waits for: it takes as long as it takes. */
  upkeep<T>(write: () => Promise<T>): Promise<T>;
  writesFail(): boolean;
}

const READ_MS = 2000;
/** Another process may write into the file for up to five seconds. */
const WRITE_MS = 10_000;

/** @param isInPlace - see `Database` */
export function storeHealth(isInPlace: () => boolean): StoreHealth {
  let writesFail = false;
  let failures = 0;

  async function remembered<T>(write: () => Promise<T>, withinMs?: number): Promise<T> {
    const before = failures;
    try {
      const value = await answered(isInPlace() ? write() : notInPlace(), withinMs);
      // One that began before another failed says nothing of how it is now.
      if (failures === before) writesFail = false;
      return value;
    } catch (error) {
      failures++;
      writesFail = true;
      throw error;
    }
  }

  return {
    read: (answer) => answered(answer, READ_MS),
    write: (write) => remembered(write, WRITE_MS),
    upkeep: (write) => remembered(write),
    writesFail: () => writesFail,
  };
}

function notInPlace(): Promise<never> {
  return Promise.reject(new Error('Its file was removed or replaced: start the site anew.'));
}

async function answered<T>(answer: Promise<T>, withinMs?: number): Promise<T> {
  const { promise: overdue, reject } = Promise.withResolvers<never>();
  const timer =
    withinMs && setTimeout(() => reject(new Error('It did not answer in time.')), withinMs);
  try {
    return await Promise.race([answer, overdue]);
  } catch (error) {
    logProblem('The database of the statistics failed.', error);
    throw new ApiError(503, 'STATISTICS_AWAY', [], { 'Retry-After': '30' });
  } finally {
    clearTimeout(timer);
  }
}
