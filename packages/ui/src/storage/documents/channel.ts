import * as z from 'zod/mini';
import { openBroadcast } from '../../platform/permitted.ts';

/** What tabs tell each other: which documents have changed; none named means all. */
const messageSchema = z.object({
  changed: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)),
});

export interface Channel {
  announce(changed: readonly string[]): void;
  /** Called when another tab, or a worker, has changed documents. Returns how to stop. */
  listen(listener: (changed: ReadonlySet<string>) => void): () => void;
}

/**
 * Keeps tabs in step. Without a channel between them, and where they were frozen, they look again when they
 * are shown.
 */
export function openChannel(): Channel {
  const listeners = new Set<(changed: ReadonlySet<string>) => void>();
  const tell = (changed: readonly string[]) => {
    const documents = new Set(changed);
    for (const listener of listeners) listener(documents);
  };
  const channel = openBroadcast('trailbook');
  channel?.addEventListener('message', ({ data }) => {
    const message = messageSchema.safeParse(data);
    if (message.success) tell(message.data.changed);
  });
  if (typeof document !== 'undefined') {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) tell([]);
    };
    addEventListener('pageshow', onShow);
    if (!channel) {
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') tell([]);
      });
    }
  }
  return {
    announce: (changed) => channel?.postMessage({ changed: [...changed] }),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
