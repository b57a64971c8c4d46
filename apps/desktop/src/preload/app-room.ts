import type { AppBridge } from '../bridge/app.ts';
import { askMain } from './ask-main.ts';

export const appRoom: AppBridge = {
  version: () => askMain('app:version', undefined),
  crash: (words) => askMain('app:crash', words),
  askBeforeLeaving: (words) => askMain('app:leaving', words),
  keepLanguage: (language) => askMain('app:language', language),
  zoom: (step) => askMain('app:zoom', step),
  isFirstRun: () => askMain('app:firstRun', undefined),
};
