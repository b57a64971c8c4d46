import { serviceWorkers } from '../../platform/index.ts';

/** Rule S15: how often it looks at the clock, and how long a check holds. */
const TICK_MS = 10_000;
const CHECK_EVERY_MS = 3_600_000;

interface Options {
  /** What the page was made of. */
  readonly running: string;
  /** What the server runs now. */
  readonly ask: () => Promise<string>;
  readonly onUpdate: () => void;
}

/**
 * Looks every hour whether another release runs than the one this page is of, until one does.
 * Rule S15.
 *
 * @returns what ends it
 */
export function watchForUpdates({ running, ask, onUpdate }: Options): () => void {
  let checkedAt = Date.now();
  const check = async () => {
    const revision = await ask();
    if (isStopped) return;
    if (revision === running) return lookForWorker();
    stop();
    onUpdate();
  };
  const timer = setInterval(() => {
    const now = Date.now();
    // A clock that was set back tells nothing of how long it has been.
    if (now >= checkedAt && now - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = now;
    // Rule S15: to the console only.
    check().catch((error: unknown) => console.info('Updates could not be looked for.', error));
  }, TICK_MS);
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    clearInterval(timer);
  };
  return stop;
}

/** The browser looks for a newer worker when a page is loaded; this one may have been open for days. */
async function lookForWorker(): Promise<void> {
  const registration = await serviceWorkers()?.getRegistration();
  await registration?.update();
}

/** What `/deployment.log` says, past every cache. */
export async function askRevision(): Promise<string> {
  const response = await fetch('/deployment.log', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const { revision } = (await response.json()) as { readonly revision?: unknown };
  if (typeof revision !== 'string') throw new Error('The answer names no revision.');
  return revision;
}

/** Whether another release runs than this one, as far as anybody answers. */
export async function isOutdated(running: string): Promise<boolean> {
  return askRevision().then(
    (revision) => revision !== running,
    () => false,
  );
}
