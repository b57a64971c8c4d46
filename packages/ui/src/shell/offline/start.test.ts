import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NEW_RELEASE, TO_NEW_RELEASE } from '../../platform/releases.ts';
import { keepAnew } from './keep-chosen.ts';
import type { Said, WorkerMessage } from './protocol.ts';

vi.mock('./keep-chosen.ts', () => ({ keepAnew: vi.fn() }));

/** A worker that says of which release it is, and remembers what it was told. */
function worker(release: string) {
  const heard: Said[] = [];
  return {
    heard,
    postMessage(said: Said, [port]: readonly MessagePort[] = []) {
      heard.push(said);
      port?.postMessage(release);
    },
  };
}

class Registration extends EventTarget {
  active = worker('one');
  waiting: ReturnType<typeof worker> | null = null;
  installing = null;
  update = vi.fn(async () => this);
}

let page: EventTarget;
let workers: EventTarget & { controller: ReturnType<typeof worker> };
let registration: Registration;
const location = { pathname: '/en/relics', assign: vi.fn(), reload: vi.fn() };

beforeEach(() => {
  vi.resetModules();
  vi.resetAllMocks();
  page = new EventTarget();
  registration = new Registration();
  workers = Object.assign(new EventTarget(), {
    controller: registration.active,
    ready: Promise.resolve(registration),
    register: async () => registration,
  });
  registration.update.mockResolvedValue(registration);
  vi.stubGlobal('navigator', { serviceWorker: workers, connection: { saveData: true } });
  vi.stubGlobal('location', location);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('Element', class {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = async () => {
  const { startOffline } = await import('./start.ts');
  await startOffline({ release: 'one', language: 'en' });
};
const tell = (message: WorkerMessage, ports: readonly MessagePort[] = []) =>
  workers.dispatchEvent(Object.assign(new Event('message'), { data: message, ports }));

describe('a page', () => {
  it('says where it is and of which release', async () => {
    await start();
    expect(workers.controller.heard).toEqual([{ say: 'here', release: 'one', path: '/en/relics' }]);
    const { port1, port2 } = new MessageChannel();
    tell({ tell: 'which' }, [port2]);
    const answer = await new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
    port1.close();
    expect(answer).toBe('one');
  });

  it('loads whole what cannot be had otherwise', async () => {
    await start();
    tell({ tell: 'leave', path: '/en/warp' });
    expect(location.assign).toHaveBeenCalledWith('/en/warp');
  });

  it('loads itself anew when the worker of another release took over, and only then', async () => {
    await start();
    tell({ tell: 'taken-over', release: 'one' });
    expect(location.reload).not.toHaveBeenCalled();
    tell({ tell: 'taken-over', release: 'two' });
    expect(location.reload).toHaveBeenCalledTimes(1);
  });

  it('brings nothing beforehand where data is to be saved', async () => {
    vi.useFakeTimers();
    await start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(workers.controller.heard.map(({ say }) => say)).toEqual(['here']);
  });

  it('has the rest brought once it rests', async () => {
    vi.stubGlobal('navigator', { serviceWorker: workers });
    vi.useFakeTimers();
    await start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(workers.controller.heard).toContainEqual({
      ...{ say: 'prepare', release: 'one', language: 'en' },
    });
  });
});

describe('the whole database', () => {
  const chosen = (stored: string | null) =>
    vi.stubGlobal('localStorage', { getItem: () => stored });
  beforeEach(() => {
    vi.stubGlobal('navigator', { serviceWorker: workers });
    vi.useFakeTimers();
  });

  it.each(['en', 'en de', 'de en'])('is gone on with where “%s” was chosen', async (stored) => {
    chosen(stored);
    await start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(keepAnew).toHaveBeenCalledExactlyOnceWith({ release: 'one', language: 'en' });
  });

  it.each([null, 'de', 'de jp'])('is left alone where “%s” was chosen', async (stored) => {
    chosen(stored);
    await start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(keepAnew).not.toHaveBeenCalled();
  });
});

describe('a worker that waits', () => {
  it('of another release has the update shown', async () => {
    const onNew = vi.fn();
    page.addEventListener(NEW_RELEASE, onNew);
    registration.waiting = worker('two');
    await start();
    await vi.waitFor(() => expect(onNew).toHaveBeenCalledTimes(1));
  });

  it('of the page’s own release may take over where there is no other page', async () => {
    registration.waiting = worker('one');
    await start();
    await vi.waitFor(() =>
      expect(registration.waiting?.heard).toContainEqual({ say: 'take-over-if-alone' }),
    );
  });

  it('takes over when the player wants to go on with it', async () => {
    registration.waiting = worker('two');
    await start();
    const goesOn = page.dispatchEvent(new Event(TO_NEW_RELEASE, { cancelable: true }));
    expect(goesOn).toBe(false);
    await vi.waitFor(() =>
      expect(registration.waiting?.heard).toContainEqual({ say: 'take-over' }),
    );
  });

  it('is not waited for where there is none: the page loads itself anew', async () => {
    await start();
    page.dispatchEvent(new Event(TO_NEW_RELEASE, { cancelable: true }));
    await vi.waitFor(() => expect(location.reload).toHaveBeenCalledTimes(1));
  });
});
