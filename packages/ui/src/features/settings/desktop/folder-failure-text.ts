import type { MessageKey } from '../../../i18n/messages.ts';
import type { FolderBackupFailure } from '../../../storage/index.ts';

/** Why no backup was put into the player's folder, and what to do. */
export const FOLDER_FAILURES = {
  NO_FOLDER: 'folders.backup.unknown',
  UNREACHABLE: 'folders.backup.unreachable',
  CHANGED: 'folders.backup.changed',
  FULL: 'folders.backup.full',
  DAMAGED: 'folders.backup.damaged',
  NOT_MADE: 'backup.notMade',
} as const satisfies Record<FolderBackupFailure, MessageKey>;
