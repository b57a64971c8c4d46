/** Runs only so many pieces of work at once; the others wait in order. */
export interface Limiter {
  /** @returns undefined at once where too many wait already */
  run<T>(work: () => Promise<T>): Promise<T> | undefined;
  /** How long a piece that comes now would wait, by how long others took. */
  expectedWaitMs(): number;
  /** What a client that is turned away is told. */
  retryLater(): { readonly 'Retry-After': string };
  /** How many run, and how many wait. */
  load(): { readonly running: number; readonly waiting: number };
}

interface Limits {
  readonly atOnce: number;
  readonly waiting: number;
}

/** How much the last piece counts in what pieces usually take. */
const OF_THE_LAST = 0.1;

/** Between two pieces the event loop turns, so that a busy moment does not hold up other requests. */
export function createLimiter({ atOnce, waiting }: Limits): Limiter {
  const queue: (() => void)[] = [];
  let running = 0;
  let usualMs = 0;

  const expectedWaitMs = () => (running < atOnce ? 0 : (usualMs * (queue.length + 1)) / atOnce);

  function next(): void {
    running--;
    setImmediate(() => {
      if (running < atOnce) queue.shift()?.();
    });
  }

  async function run<T>(work: () => Promise<T>): Promise<T> {
    running++;
    const began = performance.now();
    try {
      return await work();
    } finally {
      usualMs += (performance.now() - began - usualMs) * OF_THE_LAST;
      next();
    }
  }

  return {
    run(work) {
      if (running < atOnce && queue.length === 0) return run(work);
      if (queue.length >= waiting) return undefined;
      return new Promise((resolve, reject) => {
        queue.push(() => run(work).then(resolve, reject));
      });
    },
    expectedWaitMs,
    retryLater: () => ({ 'Retry-After': String(Math.max(1, Math.ceil(expectedWaitMs() / 1000))) }),
    load: () => ({ running, waiting: queue.length }),
  };
}
