import type { LegacyError } from '@trailbook/core/internal/user-data';
import type { I18n } from '../../../i18n/index.ts';
import type { ImportError } from '../../../storage/index.ts';
import { countedLabel } from './measure-list.tsx';

/** Why something cannot be taken in: a backup, a storage block, or the stores of an older site. */
export type TakeInError =
  | ImportError
  | LegacyError
  | { readonly code: 'BLOCK_EMPTY' }
  /** A file of another tool, or of warps alone: there is a page that takes these. */
  | { readonly code: 'FILE_OF_A_TOOL' };

/** The reason in the player's language. */
export function takeInErrorText({ t, number }: I18n, error: TakeInError): string {
  switch (error.code) {
    case 'BACKUP_NOT_OURS':
      return t('backup.notOurs');
    case 'BACKUP_NEWER':
      return t('backup.newer');
    case 'BACKUP_DAMAGED':
      return t('backup.damaged');
    case 'BACKUP_TOO_LARGE':
      return t('backup.tooLarge');
    case 'BACKUP_BROKEN':
      return t('backup.broken', { place: error.path });
    case 'BACKUP_PARTIAL':
      return t('backup.partial');
    case 'STORE_UNREADABLE':
      return t('backup.storeUnreadable');
    case 'TOO_MANY':
      return t('backup.tooMany', {
        what: t(countedLabel(error.counted)),
        most: number(error.most),
      });
    case 'NO_SAFETY_COPY':
      return t('backup.noCopy');
    case 'STORE_FULL':
      return t('backup.full');
    case 'STORE_FAILED':
      return t('backup.failed');
    case 'BLOCK_EMPTY':
      return t('backup.notOurs');
    case 'FILE_OF_A_TOOL':
      return t('backup.ofTool', { page: t('nav.moveIn') });
    case 'LEGACY_BROKEN':
      return t('legacy.broken', { place: `${error.store} ${error.path}`.trim() });
    case 'LEGACY_NEWER':
      return t('legacy.newer', { version: number(error.version) });
    case 'LEGACY_NO_CONFIG':
      return t('legacy.noConfig');
    case 'LEGACY_NO_CHARACTER':
      return t('legacy.noCharacter', { id: error.id });
  }
}
