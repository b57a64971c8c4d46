import type { LiveEvent } from '../../bridge/live.ts';
import { MOST_ITEMS, readScannerEvent, type ScannerEvent } from './scanner-events.ts';
import { listenTo } from './socket.ts';

/** What the scanner tells, for one page that asks for it. */
export interface LiveFeed {
  /** Begins to listen, and to try again where nobody is there. A page that was left without a word is over. */
  start(): void;
  stop(): void;
  /** What is new since it was asked last, once there is something; null after it was stopped. */
  next(): Promise<LiveEvent | null>;
}

export interface FeedSettings {
  readonly url: string;
  /** How long to wait before each further try; the last stays. */
  readonly backOffMs: readonly number[];
  readonly silentMs: number;
  /** Frames that are heard within a second at most. */
  readonly mostASecond: number;
  readonly maxBytes: number;
  /** A line that has stood so long is worth the short waits again; one that floods ends before. */
  readonly steadyMs: number;
}

/** Where the scanner serves, and what it may do. */
export const SCANNER: FeedSettings = {
  url: 'http://localhost:23313/ws',
  backOffMs: [1000, 2000, 5000, 10_000, 30_000],
  silentMs: 30_000,
  mostASecond: 50,
  // A scan with thousands of relics takes some two megabytes.
  maxBytes: 16 * 1024 * 1024,
  steadyMs: 10_000,
};

/**
 * Listens to the scanner. What comes is put together until a page asks for it: counts are whole numbers of what there
 * is, so that the last says all, and a flood takes no more room than one of each. Rule U31.
 */
export function createLiveFeed(settings: FeedSettings): LiveFeed {
  const { url, backOffMs, silentMs, mostASecond, maxBytes, steadyMs } = settings;
  let isRunning = false;
  let attempt = 0;
  let end: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** Whose counts they are: nothing is told before a scan has said so. */
  let uid: string | undefined;
  let isOpen = false;
  let items = new Map<number, number>();
  let jade: number | undefined;
  let isNew = false;
  let waiting: ((event: LiveEvent | null) => void) | undefined;

  function forget(): void {
    uid = undefined;
    items = new Map();
    jade = undefined;
  }

  function tell(): void {
    isNew = true;
    if (!waiting) return;
    waiting(taken());
    waiting = undefined;
  }

  function taken(): LiveEvent {
    const event: LiveEvent = {
      isOpen,
      account:
        uid === undefined
          ? null
          : { uid, items: [...items].map(([id, count]) => ({ id, count })), jade: jade ?? null },
    };
    items = new Map();
    jade = undefined;
    isNew = false;
    return event;
  }

  function hear(event: ScannerEvent): void {
    if (event.kind === 'scan') {
      forget();
      uid = event.uid;
      jade = event.jade;
    }
    if (uid === undefined) return;
    if (event.kind === 'funds') jade = event.jade;
    else for (const { id, count } of event.items) items.set(id, count);
    // Of ids that the game does not have, a feed could tell without an end.
    if (items.size > MOST_ITEMS) end?.();
    else tell();
  }

  function connect(): void {
    let openedAt = Number.POSITIVE_INFINITY;
    end = listenTo({
      ...{ url, silentMs, maxBytes, mostASecond },
      onOpen() {
        isOpen = true;
        openedAt = performance.now();
        tell();
      },
      onText(text) {
        const event = readScannerEvent(text);
        if (event) hear(event);
      },
      onEnd() {
        const wasOpen = isOpen;
        isOpen = false;
        forget();
        if (wasOpen) tell();
        if (!isRunning) return;
        if (performance.now() - openedAt >= steadyMs) attempt = 0;
        timer = setTimeout(connect, backOffMs[Math.min(attempt++, backOffMs.length - 1)]);
      },
    });
  }

  function stop(): void {
    isRunning = false;
    waiting?.(null);
    waiting = undefined;
    clearTimeout(timer);
    end?.();
    isNew = false;
  }

  return {
    start() {
      // The whole of an account is told once a line: another page needs a line of its own.
      stop();
      isRunning = true;
      attempt = 0;
      connect();
    },
    stop,
    next() {
      // One page asks; of two questions the earlier is over.
      waiting?.(null);
      waiting = undefined;
      if (!isRunning) return Promise.resolve(null);
      if (isNew) return Promise.resolve(taken());
      return new Promise((resolve) => {
        waiting = resolve;
      });
    },
  };
}
