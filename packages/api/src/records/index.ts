export type { RecordError, RecordPage, RecordRow } from './answer.ts';
export { readRecordAnswer } from './answer.ts';
export type { GameClient, LinkError, RecordLink } from './link.ts';
export { readRecordLink } from './link.ts';
export type { PageQuestion } from './request.ts';
export { PAGE_SIZE, RECORD_ORIGINS, recordUrl } from './request.ts';
