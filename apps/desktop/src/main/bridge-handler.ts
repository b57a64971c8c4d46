import type { IpcMain, IpcMainInvokeEvent } from 'electron';
import { type BridgeMessage, type BridgeResponse, bridgeMessages } from '../bridge.ts';
import { isOwnAddress } from './navigation.ts';

type Handlers = { readonly [M in BridgeMessage]: () => BridgeResponse<M> };

/** Answers the messages of the bridge: those on its list, in the form it gives them, from our own page. */
export function answerBridge(ipc: Pick<IpcMain, 'handle'>, handlers: Handlers): void {
  for (const message of Object.keys(bridgeMessages) as BridgeMessage[]) {
    const { request, response } = bridgeMessages[message];
    ipc.handle(message, (event, ...given: unknown[]) => {
      if (!isFromOurPage(event)) throw new Error('Not our page.');
      if (given.length > 1 || !request.safeParse(given[0]).success)
        throw new Error('Not a message.');
      return response.parse(handlers[message]());
    });
  }
}

/** The page itself, not a frame in it. */
function isFromOurPage({ sender, senderFrame }: IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame === sender.mainFrame && isOwnAddress(senderFrame.url);
}
