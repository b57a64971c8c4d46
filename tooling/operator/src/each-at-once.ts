import { availableParallelism } from 'node:os';

/** As many jobs at once as there are cores, as long as what they hold in memory stays below a limit. */
export interface Gate {
  /** Waits until so many bytes are free; more than there are is given alone. Answers how to give them back. */
  take(bytes: number): Promise<() => void>;
}

export function createGate(limit: number): Gate {
  let free = limit;
  const waiting: { bytes: number; start: () => void }[] = [];
  const startNext = () => {
    for (let next = waiting[0]; next && next.bytes <= free; next = waiting[0]) {
      waiting.shift();
      free -= next.bytes;
      next.start();
    }
  };
  return {
    take(asked) {
      const bytes = Math.min(asked, limit);
      return new Promise((resolve) => {
        const start = () =>
          resolve(() => {
            free += bytes;
            startNext();
          });
        waiting.push({ bytes, start });
        startNext();
      });
    },
  };
}

/** Calls a function for each item, on all cores, in no order that may be relied on. */
export async function eachAtOnce<Item>(
  items: Iterable<Item>,
  use: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  const work = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await use(next.value);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
