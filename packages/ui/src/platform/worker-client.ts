// Rule U15.
/** For how long a watched call may give no sign of life. */
const LONGEST_SILENCE_MS = 10_000;

type Methods = Readonly<Record<string, (...values: unknown[]) => Promise<unknown>>>;
type Proxied = (value: unknown) => unknown;
type Reject = (reason: Error) => void;

/** What a worker does, as it is called from here. */
interface Running {
  readonly methods: Methods;
  /** Functions are called across the line only when they are marked so. */
  readonly marked: Proxied;
}

/**
 * What a worker does, as it is called from here. It starts at the first call; what talks to it comes with it. One that
 * fails leaves no call without an answer, and the next call starts another.
 *
 * @param watched - methods whose last argument is called as a sign of life, which is given by itself: where none comes
 *   for ten seconds, the call fails, and the worker is ended
 */
export function remoteOf<Service extends object>(
  startWorker: () => Worker,
  watched: readonly (keyof Service)[] = [],
): Service {
  let remote: Promise<Running> | undefined;
  let worker: Worker | undefined;
  const waiting = new Set<Reject>();

  const start = async (): Promise<Running> => {
    const { proxy, wrap } = await import('comlink');
    const started = startWorker();
    started.addEventListener('error', () => {
      if (worker === started) end(new Error('The worker failed.'));
    });
    worker = started;
    return {
      // Not by itself: what is awaited here is asked whether it is a promise, and would ask the worker.
      methods: wrap(started) as unknown as Methods,
      marked: (value) => (typeof value === 'function' ? proxy(value) : value),
    };
  };

  /** Nothing that was asked will be answered. */
  function end(reason: Error): void {
    remote = undefined;
    worker?.terminate();
    worker = undefined;
    for (const reject of waiting) reject(reason);
  }

  async function call(name: string, values: readonly unknown[]): Promise<unknown> {
    remote ??= start().catch((error: unknown) => {
      // The way to the site may be open again the next time.
      remote = undefined;
      throw error;
    });
    const { methods, marked } = await remote;
    return methods[name]?.(...values.map(marked));
  }

  /** The outcome of a call, unless the worker fails or falls silent before. */
  function answered(name: string, values: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const silence = watched.includes(name as keyof Service)
        ? clock(() => end(new Error(`The worker gives no sign: ${name}`)))
        : undefined;
      waiting.add(reject);
      call(name, silence ? [...values, silence.begin] : values)
        .then(resolve, reject)
        .finally(() => {
          waiting.delete(reject);
          silence?.stop();
        });
    });
  }

  return new Proxy({} as Service, {
    get(_target, name) {
      // A promise that is given the service asks whether it is a promise too; it would wait for it for ever.
      if (name === 'then' || typeof name === 'symbol') return undefined;
      return (...values: unknown[]) => answered(name, values);
    },
  });
}

/** Runs down unless it is begun again. */
function clock(onEnd: () => void) {
  let timer = setTimeout(onEnd, LONGEST_SILENCE_MS);
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
  };
  return {
    stop,
    begin: () => {
      clearTimeout(timer);
      // A sign comes by a way of its own, on which the outcome may overtake it.
      if (!isStopped) timer = setTimeout(onEnd, LONGEST_SILENCE_MS);
    },
  };
}
