import type { Columns, FormatError } from '@trailbook/core/internal/warp';
import { useRef, useState } from 'react';
import { useFeature } from '../../../../platform/index.ts';
import type { Device } from '../../../../storage/stores/device.ts';
import {
  type AccountChoice,
  type FileKept,
  type FileSummary,
  startWarpFiles,
  type WarpFiles,
} from '../../files/index.ts';
import { keepFile } from './keep-file.ts';

type Refused = Exclude<FormatError, { readonly code: 'FORMAT_NEEDS_COLUMNS' }>;
type NeedsColumns = Extract<FormatError, { readonly code: 'FORMAT_NEEDS_COLUMNS' }>;

/** How far a file has come. */
export type FileImport =
  | { readonly state: 'idle' }
  | { readonly state: 'reading'; readonly done: number }
  | ({ readonly state: 'columns' } & NeedsColumns['args'])
  | { readonly state: 'refused'; readonly error: Refused | 'FAILED' }
  | { readonly state: 'read'; readonly summary: FileSummary; readonly isNotStored?: true }
  | ({ readonly state: 'merged' } & FileKept);

interface Hooks {
  /** Told when warps were stored. */
  readonly onKept: () => void;
  /** Told what came of it, and where it was to go. */
  readonly onMerged: (merged: FileKept & { readonly choices: readonly AccountChoice[] }) => void;
}

interface Actions {
  readonly files: WarpFiles;
  readonly open: (file: File) => void;
  readonly readAs: (columns: Columns) => void;
  /** Ends when it is stored, or when it is told that it cannot be. */
  readonly merge: (choices: readonly AccountChoice[]) => Promise<void>;
}

/** A file from the pick to the stored pulls, all of the work in a worker. */
export function useFileImport(device: Device, { onKept, onMerged }: Hooks): [FileImport, Actions] {
  const [current, setCurrent] = useState<FileImport>({ state: 'idle' });
  const started = useRef<WarpFiles | undefined>(undefined);
  started.current ??= startWarpFiles();
  const files = started.current;
  const isCsvShown = useFeature('csvImport');

  const take = (read: Awaited<ReturnType<WarpFiles['open']>>) => {
    if (read.ok) {
      const isCsv = read.value.format === 'csv' || read.value.format === 'starRailStationCsv';
      if (isCsv && !isCsvShown) refuse({ code: 'FORMAT_UNKNOWN' });
      else setCurrent({ state: 'read', summary: read.value });
    } else if (read.error.code !== 'FORMAT_NEEDS_COLUMNS') {
      const isCsv = read.error.code === 'FORMAT_DAMAGED' && read.error.args.format === 'csv';
      refuse(isCsv && !isCsvShown ? { code: 'FORMAT_UNKNOWN' } : read.error);
    } else if (isCsvShown || read.error.args.format === 'sheets')
      setCurrent({ state: 'columns', ...read.error.args });
    else refuse({ code: 'FORMAT_UNKNOWN' });
  };
  const refuse = (error: Refused | 'FAILED') => setCurrent({ state: 'refused', error });
  const failed = (error: unknown) => {
    console.error('The file could not be read.', error);
    refuse('FAILED');
  };

  return [
    current,
    {
      files,
      open(file) {
        setCurrent({ state: 'reading', done: 0 });
        const show = (done: number) => setCurrent({ state: 'reading', done });
        files.open(file, show).then(take, failed);
      },
      readAs(columns) {
        files.readAs(columns).then(take, failed);
      },
      async merge(choices) {
        const kept = await keepFile(device, files, { choices, at: Date.now() }).catch(
          (error: unknown) => void console.error('The pulls could not be stored.', error),
        );
        // The file stays open with all that was said of it, to be tried again.
        if (!kept) {
          setCurrent((before) =>
            before.state === 'read' ? { ...before, isNotStored: true } : before,
          );
          return;
        }
        setCurrent({ state: 'merged', ...kept });
        onKept();
        onMerged({ ...kept, choices });
      },
    },
  ];
}
