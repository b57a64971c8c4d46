export type { ImportEvent, ImportRequest } from '../calls/warp-import.ts';
export type { ImportFailure, ImportOutcome, ImportWait, ReadRequest } from './import-warps.ts';
export { importWarps } from './import-warps.ts';
export type { BannerProgress, Journal } from './journal.ts';
export { finishedPart, isDone, NEW_JOURNAL, noted, remaining } from './journal.ts';
