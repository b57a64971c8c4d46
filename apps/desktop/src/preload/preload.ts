import { contextBridge, ipcRenderer } from 'electron';
import { type Bridge, bridgeMessages } from '../bridge.ts';

const bridge: Bridge = {
  async appVersion() {
    return bridgeMessages['app:version'].response.parse(await ipcRenderer.invoke('app:version'));
  },
  async crash(words) {
    bridgeMessages['app:crash'].response.parse(await ipcRenderer.invoke('app:crash', words));
  },
};

contextBridge.exposeInMainWorld('trailbook', bridge);
