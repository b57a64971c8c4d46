export type { Arrival } from './recognise.ts';
export { recognise } from './recognise.ts';
export type { ArchivedFile, ArchiveError, RefusedPart } from './unpack-archive.ts';
export { ARCHIVE_LIMITS, shownName, unpackArchive } from './unpack-archive.ts';
