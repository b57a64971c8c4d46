export { BackupNudge } from './backup-nudge.tsx';
export { downloadBlock } from './download-block.ts';
export { LossNotice } from './loss-notice.tsx';
export { COUNTED_LABELS, MeasureList } from './measure-list.tsx';
export { saveBackup } from './save-backup.ts';
export { StorageTrouble } from './storage-trouble.tsx';
export type { TakeInError } from './take-in-error-text.ts';
export { takeInErrorText } from './take-in-error-text.ts';
export { useOverview } from './use-overview.ts';
