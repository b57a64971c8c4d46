import type { AppBridge } from '../bridge/app.ts';
import { askMain } from './ask-main.ts';

export const appRoom: AppBridge = {
  version: () => askMain('app:version', undefined),
  crash: (words) => askMain('app:crash', words),
};
