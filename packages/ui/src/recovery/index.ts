export { BackupNudge } from './backup-nudge.tsx';
export { downloadBlock } from './download-block.ts';
export { COUNTED_LABELS, MeasureList } from './measure-list.tsx';
export { ProfileGate } from './profile-gate.tsx';
export { saveBackup } from './save-backup.ts';
export type { TakeInError } from './take-in-error-text.ts';
export { takeInErrorText } from './take-in-error-text.ts';
export { useOverview } from './use-overview.ts';
