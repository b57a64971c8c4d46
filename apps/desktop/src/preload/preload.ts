import { contextBridge, ipcRenderer } from 'electron';
import { type Bridge, bridgeMessages } from '../bridge.ts';

const bridge: Bridge = {
  async appVersion() {
    return bridgeMessages['app:version'].response.parse(await ipcRenderer.invoke('app:version'));
  },
};

contextBridge.exposeInMainWorld('trailbook', bridge);
