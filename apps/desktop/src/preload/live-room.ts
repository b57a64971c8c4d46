import type { LiveBridge } from '../bridge/live.ts';
import { askMain } from './ask-main.ts';

export const liveRoom: LiveBridge = {
  start: () => askMain('live:start', undefined),
  stop: () => askMain('live:stop', undefined),
  next: () => askMain('live:next', undefined),
};
