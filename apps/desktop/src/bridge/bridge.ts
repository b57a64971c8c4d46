import type * as z from 'zod';
import { type AppBridge, appMessages } from './app.ts';
import { type FoldersBridge, foldersMessages } from './folders.ts';
import { type GameBridge, gameMessages } from './game.ts';
import { type LiveBridge, liveMessages } from './live.ts';
import { type PublisherBridge, publisherMessages } from './publisher.ts';
import { type TrayBridge, trayMessages } from './tray.ts';
import { type UpdatesBridge, updatesEvents, updatesMessages } from './updates.ts';

/**
 * What the page and the shell may say to each other: one schema a message, checked on both sides. Each room of the
 * bridge has a file of its own beside this one. Nothing else passes.
 */
export const bridgeMessages = {
  ...appMessages,
  ...foldersMessages,
  ...gameMessages,
  ...liveMessages,
  ...publisherMessages,
  ...trayMessages,
  ...updatesMessages,
} as const;

/** What the shell tells its pages unasked: one schema an event. */
export const bridgeEvents = { ...updatesEvents } as const;

export type BridgeMessage = keyof typeof bridgeMessages;
export type BridgeRequest<M extends BridgeMessage> = z.infer<(typeof bridgeMessages)[M]['request']>;
export type BridgeResponse<M extends BridgeMessage> = z.infer<
  (typeof bridgeMessages)[M]['response']
>;

export type BridgeEvent = keyof typeof bridgeEvents;
export type BridgeTold<E extends BridgeEvent> = z.infer<(typeof bridgeEvents)[E]>;

/** What the page finds as `window.trailbook`, by room. */
export interface Bridge {
  readonly app: AppBridge;
  readonly folders: FoldersBridge;
  readonly game: GameBridge;
  readonly live: LiveBridge;
  readonly publisher: PublisherBridge;
  readonly tray: TrayBridge;
  readonly updates: UpdatesBridge;
}
