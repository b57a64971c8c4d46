import type { PublisherBridge } from '../bridge/publisher.ts';
import { askMain } from './ask-main.ts';

export const publisherRoom: PublisherBridge = {
  read: (request) => askMain('publisher:read', request),
  cancel: () => askMain('publisher:cancel', undefined),
  isUsed: () => askMain('publisher:isUsed', undefined),
  wipe: () => askMain('publisher:wipe', undefined),
};
