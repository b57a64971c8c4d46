import type { UpdatesBridge } from '../bridge/updates.ts';
import { askMain } from './ask-main.ts';
import { hearMain } from './hear-main.ts';

export const updatesRoom: UpdatesBridge = {
  state: () => askMain('updates:state', undefined),
  onChanged: (listener) => hearMain('updates:changed', listener),
  check: () => askMain('updates:check', undefined),
  install: () => askMain('updates:install', undefined),
};
