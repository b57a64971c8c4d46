export type { AccountOptions, FakeAccount } from './account.ts';
export { fakeAccount } from './account.ts';
export { HOSTILE_LINKS } from './hostile-links.ts';
export { recordLinkOf } from './links.ts';
export type { Fault, RecordAnswer, RecordApi, RecordApiOptions } from './record-api.ts';
export { createRecordApi } from './record-api.ts';
export type { RecordServer } from './serve.ts';
export { serveRecords } from './serve.ts';
