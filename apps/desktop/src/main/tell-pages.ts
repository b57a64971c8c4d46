import type { BrowserWindow } from 'electron';
import { type BridgeEvent, type BridgeTold, bridgeEvents } from '../bridge/bridge.ts';
import { isOwnAddress } from './navigation.ts';

type Told = Pick<BrowserWindow, 'isDestroyed'> & {
  readonly webContents: Pick<BrowserWindow['webContents'], 'getURL' | 'send'>;
};

/** Tells the windows that show pages of ours, and no other, in the form that the bridge gives it. */
export function tellPages<E extends BridgeEvent>(
  windows: readonly Told[],
  event: E,
  told: BridgeTold<E>,
): void {
  const parsed = bridgeEvents[event].parse(told);
  for (const window of windows) {
    if (window.isDestroyed() || !isOwnAddress(window.webContents.getURL())) continue;
    window.webContents.send(event, parsed);
  }
}
