import { ipcRenderer } from 'electron';
import {
  type BridgeMessage,
  type BridgeRequest,
  type BridgeResponse,
  bridgeMessages,
} from '../bridge/bridge.ts';

/** Sends a message to the main process, and reads its answer: both in the form that the bridge gives them. */
export async function askMain<M extends BridgeMessage>(
  message: M,
  request: BridgeRequest<M>,
): Promise<BridgeResponse<M>> {
  const { request: asked, response } = bridgeMessages[message];
  const answer: unknown = await ipcRenderer.invoke(message, asked.parse(request));
  // The schema of this message has read it.
  return response.parse(answer) as BridgeResponse<M>;
}
