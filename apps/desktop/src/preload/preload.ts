import './without-eval.ts';
import { contextBridge } from 'electron';
import type { Bridge } from '../bridge/bridge.ts';
import { appRoom } from './app-room.ts';
import { foldersRoom } from './folders-room.ts';
import { gameRoom } from './game-room.ts';
import { liveRoom } from './live-room.ts';
import { publisherRoom } from './publisher-room.ts';
import { trayRoom } from './tray-room.ts';
import { updatesRoom } from './updates-room.ts';

const bridge: Bridge = {
  app: appRoom,
  folders: foldersRoom,
  game: gameRoom,
  live: liveRoom,
  publisher: publisherRoom,
  tray: trayRoom,
  updates: updatesRoom,
};

contextBridge.exposeInMainWorld('trailbook', bridge);
