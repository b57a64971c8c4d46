import type { UpdateState } from '../../bridge/updates.ts';
import type { Updater } from './updater.ts';

/** The window comes first; then once an hour. */
const FIRST_MS = 10_000;
const EVERY_MS = 3_600_000;

interface Parts {
  readonly open: () => Promise<Updater | undefined>;
  readonly tell: (state: UpdateState) => void;
}

/** The way to the next version: it is fetched by itself, and starts when the player says so. */
export interface Updates {
  state(): UpdateState;
  check(): Promise<void>;
  install(): void;
}

// Rule S31.
/** Looks for new versions from the start of the program on. */
export function startUpdates({ open, tell }: Parts): Updates {
  let state: UpdateState = { kind: 'none' };
  let opened: Promise<Updater | undefined> | undefined;
  const become = (next: UpdateState) => {
    state = next;
    tell(next);
  };

  async function openOnce(): Promise<Updater | undefined> {
    const updater = await open();
    updater?.on('update-available', () => become({ kind: 'running', percent: 0 }));
    updater?.on('download-progress', ({ percent }) => {
      const whole = Math.min(100, Math.max(0, Math.round(percent)));
      if (state.kind === 'running' && whole !== state.percent) {
        become({ kind: 'running', percent: whole });
      }
    });
    updater?.on('update-downloaded', ({ version }) => become({ kind: 'ready', version }));
    const fail = () => {
      if (state.kind === 'running') become({ kind: 'failed' });
    };
    updater?.on('update-cancelled', fail);
    updater?.on('error', (error) => {
      console.warn('The update failed.', error.message);
      // Without a network there is nothing to tell.
      fail();
    });
    return updater;
  }

  async function check(): Promise<void> {
    if (state.kind === 'running' || state.kind === 'ready') return;
    opened ??= openOnce();
    try {
      await (await opened)?.check();
    } catch {
      // The error was told as an event.
    }
  }

  let seen: UpdateState | undefined;
  async function look(): Promise<void> {
    // A server that holds its answer would else be waited for until the program ends.
    if (state.kind === 'running' && state === seen) {
      (await opened)?.cancel();
      become({ kind: 'failed' });
    } else await check();
    seen = state;
  }

  setTimeout(look, FIRST_MS).unref?.();
  setInterval(look, EVERY_MS).unref?.();
  return {
    state: () => state,
    check,
    install() {
      if (state.kind !== 'ready') return;
      opened?.then((updater) => updater?.install()).catch(() => undefined);
    },
  };
}
