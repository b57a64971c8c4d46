export type { ImportEvent, ImportFailure, ImportRequest } from './events.ts';
export type { ImportOutcome, ImportWait } from './import-warps.ts';
export { importWarps } from './import-warps.ts';
export type { BannerProgress, Journal } from './journal.ts';
export { finishedPart, isDone, NEW_JOURNAL, noted, remaining } from './journal.ts';
