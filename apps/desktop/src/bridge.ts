import * as z from 'zod';

/** What the shell shows in a page's own language. */
const words = z.string().min(1).max(300);

/**
 * What the page and the shell may say to each other: one schema a message, checked on both sides.
 * Nothing else passes.
 */
export const bridgeMessages = {
  'app:version': { request: z.undefined(), response: z.string().min(1) },
  'app:crash': {
    request: z.strictObject({ text: words, reload: words, close: words }),
    response: z.undefined(),
  },
} as const;

export type BridgeMessage = keyof typeof bridgeMessages;
export type BridgeRequest<M extends BridgeMessage> = z.infer<(typeof bridgeMessages)[M]['request']>;
export type BridgeResponse<M extends BridgeMessage> = z.infer<
  (typeof bridgeMessages)[M]['response']
>;

/** What the page finds as `window.trailbook`. */
export interface Bridge {
  appVersion(): Promise<BridgeResponse<'app:version'>>;
  /** The page has crashed: its player is asked, in these words, whether to begin anew. */
  crash(words: BridgeRequest<'app:crash'>): Promise<void>;
}
