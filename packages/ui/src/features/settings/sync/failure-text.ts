import type { MessageKey } from '../../../i18n/messages.ts';
import type { SyncFailure } from '../../../storage/index.ts';

/** What is said of a sync that failed; questions are asked elsewhere. */
const TEXTS: Readonly<Partial<Record<SyncFailure['code'], MessageKey>>> = {
  CLOUD_OFFLINE: 'sync.errorOffline',
  CLOUD_BUSY: 'sync.errorBusy',
  CLOUD_EXPIRED: 'sync.errorExpired',
  CLOUD_DENIED: 'sync.errorDenied',
  CLOUD_FULL: 'sync.errorFull',
  CLOUD_DAMAGED: 'sync.errorDamaged',
  REPLICA_UNFIT: 'sync.errorDamaged',
  CLOUD_NEWER: 'sync.errorNewer',
  TOO_MANY: 'sync.errorTooMany',
  NO_SAFETY_COPY: 'sync.errorCopy',
  BAD_KEY: 'sync.badKey',
};

export function failureText({ code }: SyncFailure): MessageKey {
  return TEXTS[code] ?? 'sync.errorFailed';
}
