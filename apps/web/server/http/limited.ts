/** Runs only so many pieces of work at once; the others wait in order. */
export interface Limiter {
  /** @returns undefined at once where too many wait already */
  run<T>(work: () => Promise<T>): Promise<T> | undefined;
  /** How many run, and how many wait. */
  load(): { readonly running: number; readonly waiting: number };
}

interface Limits {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Between two pieces the event loop turns, so that a busy moment does not hold up other requests. */
export function createLimiter({ atOnce, waiting }: Limits): Limiter {
  const queue: (() => void)[] = [];
  let running = 0;

  function next(): void {
    running--;
    setImmediate(() => {
      if (running < atOnce) queue.shift()?.();
    });
  }

  async function run<T>(work: () => Promise<T>): Promise<T> {
    running++;
    try {
      return await work();
    } finally {
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
    load: () => ({ running, waiting: queue.length }),
  };
}
