import type { BridgeHandlers } from '../bridge-handler.ts';
import { createLiveFeed, SCANNER } from './live-feed.ts';

type LiveHandlers = Pick<BridgeHandlers, Extract<keyof BridgeHandlers, `live:${string}`>>;

/** Answers the page's messages on what the game's scanner tells. Nobody is asked before a page wants it. */
export function liveHandlers() {
  const feed = createLiveFeed(SCANNER);
  return {
    'live:start': () => feed.start(),
    'live:stop': () => feed.stop(),
    'live:next': () => feed.next(),
  } satisfies LiveHandlers;
}
