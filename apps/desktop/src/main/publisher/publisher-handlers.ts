import type { BridgeHandlers } from '../bridge-handler.ts';
import type { PublisherImport } from './publisher-import.ts';

type PublisherHandlers = Pick<BridgeHandlers, Extract<keyof BridgeHandlers, `publisher:${string}`>>;

/** Answers the page's messages on achievements from the publisher's own page. */
export function publisherHandlers(publisher: PublisherImport) {
  return {
    'publisher:read': (request, asker) => publisher.read(request, asker),
    'publisher:cancel': () => publisher.cancel(),
    'publisher:isUsed': () => publisher.isUsed(),
    'publisher:wipe': () => publisher.wipe(),
  } satisfies PublisherHandlers;
}
