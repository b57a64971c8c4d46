import type { Language } from '@trailbook/core/internal/dataset';
import { NEW_RELEASE, TO_NEW_RELEASE } from '../../platform/index.ts';
import { chosenLanguages } from './chosen-languages.ts';
import { type Said, WORKER_ADDRESS, type WorkerMessage } from './protocol.ts';

/** A page that is looked at for less needs nothing beforehand. */
const SETTLED_MS = 1000;
/** How long the new worker may take to be ready; then the page is loaded anew without it. */
const READY_MS = 5000;

interface Options {
  /** What the page is of. */
  readonly release: string;
  readonly language: Language;
}

let isStarted = false;

/** Registers the service worker, tells it of this page, and listens to it. */
export async function startOffline({ release, language }: Options): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  const { serviceWorker } = navigator;
  const followed = lastFollowed();
  const say = (said: Said, to = serviceWorker.controller) => to?.postMessage(said);
  serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<WorkerMessage>) => {
    if (data.tell === 'which') ports[0]?.postMessage(release);
    if (data.tell === 'leave') {
      ports[0]?.postMessage(true);
      location.assign(followed(data.path));
    }
    if (data.tell === 'taken-over' && data.release !== release) location.reload();
  });
  const registration = await serviceWorker
    .register(WORKER_ADDRESS, { updateViaCache: 'none' })
    .catch((error: unknown) => console.info('The site is not kept for offline use.', error));
  // A test's browser, or one that keeps nothing, may have none to give.
  if (!registration) return;
  const greet = () => say({ say: 'here', release, path: location.pathname });
  greet();
  serviceWorker.addEventListener('controllerchange', greet);
  whenWaiting(registration, async (waiting) => {
    if ((await releaseOf(waiting)) === release) say({ say: 'take-over-if-alone' }, waiting);
    else dispatchEvent(new Event(NEW_RELEASE));
  });
  addEventListener(TO_NEW_RELEASE, (event) => {
    event.preventDefault();
    moveOn(registration).catch(() => location.reload());
  });
  if (isSparing()) return;
  const beforehand = async () => {
    await serviceWorker.ready;
    say({ say: 'prepare', release, language }, serviceWorker.controller ?? registration.active);
    if (!chosenLanguages().includes(language)) return;
    const { keepAnew } = await import('./keep-chosen.ts');
    await keepAnew({ release, language });
  };
  setTimeout(() => {
    beforehand().catch((error: unknown) => console.info('Not all could be kept.', error));
  }, SETTLED_MS);
}

/** All tabs go on with the new release: its worker takes over, and each loads itself anew. */
async function moveOn(registration: ServiceWorkerRegistration): Promise<void> {
  const tooLong = setTimeout(() => location.reload(), READY_MS);
  await registration.update();
  const { waiting, installing } = registration;
  if (!waiting && !installing) {
    clearTimeout(tooLong);
    location.reload();
    return;
  }
  whenWaiting(registration, async (worker) =>
    worker.postMessage({ say: 'take-over' } satisfies Said),
  );
}

function whenWaiting(
  registration: ServiceWorkerRegistration,
  then: (waiting: ServiceWorker) => Promise<void>,
): void {
  const look = () => {
    // The first worker of all waits for nobody.
    if (registration.waiting && registration.active) void then(registration.waiting);
  };
  const watch = () => registration.installing?.addEventListener('statechange', look);
  look();
  watch();
  registration.addEventListener('updatefound', watch);
}

function releaseOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ say: 'which' } satisfies Said, [port2]);
  });
}

/** Where the last link led: the worker does not know what stands behind the #. */
function lastFollowed(): (path: string) => string {
  let last: URL | undefined;
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link) last = new URL(link.href);
    },
    { capture: true },
  );
  return (path) => (last?.pathname === path ? last.href : path);
}

/** Whoever pays for each byte gets what he asks for, and nothing beforehand. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean };
  };
  return connection?.saveData === true;
}
