import type { WorkerMessage } from '@trailbook/ui/offline-protocol';

/** An open page, as far as the worker talks to it. */
export interface Tab {
  readonly id: string;
  postMessage(message: WorkerMessage, transfer?: Transferable[]): void;
  /** Has it load another page, whether it hears or not. */
  navigate(path: string): Promise<unknown>;
}

export interface TabsParts {
  readonly all: () => Promise<readonly Tab[]>;
  /** How long a page may take to tell its release. */
  readonly patienceMs: number;
}

/** Which release each open page is of. A worker forgets when it rests: then it asks. */
export function createTabs({ all, patienceMs }: TabsParts) {
  const releases = new Map<string, string>();

  async function releaseOf(tab: Tab): Promise<string | undefined> {
    const known = releases.get(tab.id) ?? (await ask(tab, { tell: 'which' }, patienceMs));
    if (typeof known !== 'string') return undefined;
    releases.set(tab.id, known);
    return known;
  }

  return {
    releaseOf,
    /** A page has said of which release it is. */
    noteRelease(id: string, release: string): void {
      releases.set(id, release);
    },
    /** The releases of all open pages; undefined where one of them does not say. */
    async releasesInUse(): Promise<ReadonlySet<string> | undefined> {
      const named = await Promise.all((await all()).map(releaseOf));
      return named.includes(undefined)
        ? undefined
        : new Set(named.filter((one) => one !== undefined));
    },
  };
}

/** What a page answers; undefined where it does not, in so many milliseconds. */
export function ask(tab: Tab, message: WorkerMessage, patienceMs: number): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const tooLong = setTimeout(resolve, patienceMs, undefined);
    port1.onmessage = ({ data }) => {
      clearTimeout(tooLong);
      resolve(data);
    };
    tab.postMessage(message, [port2]);
  }).finally(() => port1.close());
}
