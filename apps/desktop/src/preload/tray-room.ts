import type { TrayBridge } from '../bridge/tray.ts';
import { askMain } from './ask-main.ts';

export const trayRoom: TrayBridge = {
  keep: (isKept) => askMain('tray:keep', isKept),
  tell: (words) => askMain('tray:tell', words),
};
