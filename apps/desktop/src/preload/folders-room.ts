import type { FoldersBridge } from '../bridge/folders.ts';
import { askMain } from './ask-main.ts';

export const foldersRoom: FoldersBridge = {
  chosen: (purpose) => askMain('folders:chosen', purpose),
  choose: (purpose) => askMain('folders:choose', purpose),
  forget: (purpose) => askMain('folders:forget', purpose),
  backUp: (bytes) => askMain('folders:backUp', bytes),
  list: () => askMain('folders:list', undefined),
  read: (file) => askMain('folders:read', file),
  write: (name, bytes, replaced) => askMain('folders:write', { name, bytes, replaced }),
  remove: (file) => askMain('folders:remove', file),
};
