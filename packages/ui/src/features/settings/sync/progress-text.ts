import type { SyncProgress } from '@trailbook/core/internal/user-data';
import type { I18n } from '../../../i18n/index.ts';

/** What a sync is at, in words. */
export function progressText({ t, bytes }: Pick<I18n, 't' | 'bytes'>, progress: SyncProgress) {
  if (progress.stage === 'comparing') return t('sync.comparing');
  if (progress.stage === 'merging') return t('sync.merging');
  if (progress.stage === 'sending') return t('sync.sending', { size: bytes(progress.bytes) });
  const { done, all } = progress;
  return t('sync.reading', { done, all, size: bytes(progress.bytes) });
}
