type Methods = Readonly<Record<string, (...values: unknown[]) => Promise<unknown>>>;

/** What a worker does, as it is called from here. It starts at the first call; what talks to it comes with it. */
export function remoteOf<Service extends object>(startWorker: () => Worker): Service {
  let remote: Promise<{ readonly methods: Methods }> | undefined;
  const start = async () => {
    const { wrap } = await import('comlink');
    // Not by itself: what is awaited here is asked whether it is a promise, and would ask the worker.
    return { methods: wrap(startWorker()) as unknown as Methods };
  };
  return new Proxy({} as Service, {
    get(_target, name) {
      // A promise that is given the service asks whether it is a promise too; it would wait for it for ever.
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
