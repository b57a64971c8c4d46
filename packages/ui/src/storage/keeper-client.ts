import type { Keeper } from './keeper.ts';

type Methods = Readonly<Record<string, (...values: unknown[]) => Promise<unknown>>>;

/** The keeper in its worker, which starts at the first call; what talks to it comes with it. */
export function startKeeper(): Keeper {
  let remote: Promise<{ readonly methods: Methods }> | undefined;
  const start = async () => {
    const { wrap } = await import('comlink');
    const worker = new Worker(new URL('./keeper.worker.ts', import.meta.url), { type: 'module' });
    // Not by itself: what is awaited here is asked whether it is a promise, and would ask the worker.
    return { methods: wrap(worker) as unknown as Methods };
  };
  return new Proxy({} as Keeper, {
    get(_target, name) {
      // A promise that is given the keeper asks whether it is a promise too; it would wait for it for ever.
      if (name === 'then' || typeof name === 'symbol') return undefined;
      return async (...values: unknown[]) => {
        remote ??= start().catch((error: unknown) => {
          // The way to the site may be open again the next time.
          remote = undefined;
          throw error;
        });
        const { methods } = await remote;
        return methods[name]?.(...values);
      };
    },
  });
}
