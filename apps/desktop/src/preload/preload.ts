import { contextBridge } from 'electron';
import type { Bridge } from '../bridge/bridge.ts';
import { appRoom } from './app-room.ts';

const bridge: Bridge = { app: appRoom };

contextBridge.exposeInMainWorld('trailbook', bridge);
