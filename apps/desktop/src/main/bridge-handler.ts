import type { IpcMain, IpcMainInvokeEvent, WebContents } from 'electron';
import {
  type BridgeMessage,
  type BridgeRequest,
  type BridgeResponse,
  bridgeMessages,
} from '../bridge/bridge.ts';
import { isOwnAddress } from './navigation.ts';

/** A handler that answers nothing needs no word for it. */
type Nothing = void | Promise<void>;
type Answer<Value> = Value | Promise<Value> | (undefined extends Value ? Nothing : never);

/** What the shell answers to each message. */
export type BridgeHandlers = {
  readonly [M in BridgeMessage]: (
    request: BridgeRequest<M>,
    /** Who asked. */
    sender: WebContents,
  ) => Answer<BridgeResponse<M>>;
};

/** Answers the messages of the bridge: those on its list, in the form it gives them, from our own page. */
export function answerBridge(ipc: Pick<IpcMain, 'handle'>, handlers: BridgeHandlers): void {
  for (const message of Object.keys(bridgeMessages) as BridgeMessage[]) {
    answer(ipc, message, handlers[message]);
  }
}

function answer<M extends BridgeMessage>(
  ipc: Pick<IpcMain, 'handle'>,
  message: M,
  handle: BridgeHandlers[M],
): void {
  const { request, response } = bridgeMessages[message];
  ipc.handle(message, async (event, ...given: unknown[]) => {
    if (!isFromOurPage(event)) throw new Error('Not our page.');
    const input = request.safeParse(given[0]);
    if (given.length > 1 || !input.success) throw new Error('Not a message.');
    // The schema of this message has read it.
    return response.parse(await handle(input.data as BridgeRequest<M>, event.sender));
  });
}

/** The page itself, not a frame in it. */
function isFromOurPage({ sender, senderFrame }: IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame === sender.mainFrame && isOwnAddress(senderFrame.url);
}
