export type { OnProgress } from './read-file.ts';
export type {
  AccountChoice,
  AccountPreview,
  AccountSummary,
  ExportKind,
  FileKept,
  FileSummary,
  StoresAside,
  StoresNews,
  WarpFiles,
} from './warp-files.ts';
export { startWarpFiles } from './warp-files-client.ts';
