/** Does work when it is its turn, in the order in which it came. */
export type RunChunked = (work: () => Promise<void>) => Promise<void>;

/**
 * Begins only so many pieces of work in one turn of the event loop. What comes in a burst is there all at
 * once, and would be worked off as one: between two turns whoever is not to wait is heard.
 */
export function chunked(most: number): RunChunked {
  let waiting: (() => void)[] = [];
  let begun = 0;

  function begin(work: () => void): void {
    if (begun === 0) setImmediate(nextTurn);
    begun++;
    work();
  }

  function nextTurn(): void {
    begun = 0;
    const next = waiting.slice(0, most);
    waiting = waiting.slice(most);
    next.forEach(begin);
  }

  return (work) =>
    new Promise((resolve, reject) => {
      const piece = () => work().then(resolve, reject);
      if (begun < most && waiting.length === 0) begin(piece);
      else waiting.push(piece);
    });
}
