import { ipcRenderer } from 'electron';
import { type BridgeEvent, type BridgeTold, bridgeEvents } from '../bridge/bridge.ts';

/**
 * Has a page hear what the main process tells, where it has the form that the bridge gives it.
 *
 * @returns what ends the listening
 */
export function hearMain<E extends BridgeEvent>(
  event: E,
  listener: (told: BridgeTold<E>) => void,
): () => void {
  const hear = (_event: unknown, ...given: unknown[]) => {
    const told = bridgeEvents[event].safeParse(given[0]);
    // The schema of this event has read it.
    if (told.success) listener(told.data as BridgeTold<E>);
  };
  ipcRenderer.on(event, hear);
  return () => ipcRenderer.off(event, hear);
}
