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
} from './contracts.ts';
export type { OnProgress } from './read-file.ts';
export { startWarpFiles } from './warp-files-client.ts';
