import * as z from 'zod';

/**
 * What the page and the shell may say to each other: one schema a message, checked on both sides.
 * Nothing else passes.
 */
export const bridgeMessages = {
  'app:version': { request: z.undefined(), response: z.string().min(1) },
} as const;

export type BridgeMessage = keyof typeof bridgeMessages;
export type BridgeResponse<M extends BridgeMessage> = z.infer<
  (typeof bridgeMessages)[M]['response']
>;

/** What the page finds as `window.trailbook`. */
export interface Bridge {
  appVersion(): Promise<BridgeResponse<'app:version'>>;
}
