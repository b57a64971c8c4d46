/** Runs work in its order. */
export type RunChunked = (work: () => Promise<void>) => Promise<void>;

/**
 * Starts only so many pieces of work in one turn of the event loop. A burst would otherwise run as one block; between
 * two chunks the process answers what must not wait.
 */
export function chunked(most: number): RunChunked {
  let waiting: (() => void)[] = [];
  let started = 0;

  function start(work: () => void): void {
    if (started === 0) setImmediate(nextChunk);
    started++;
    work();
  }

  function nextChunk(): void {
    started = 0;
    const next = waiting.slice(0, most);
    waiting = waiting.slice(most);
    next.forEach(start);
  }

  return (work) =>
    new Promise((resolve, reject) => {
      const piece = () => work().then(resolve, reject);
      if (started < most && waiting.length === 0) start(piece);
      else waiting.push(piece);
    });
}
