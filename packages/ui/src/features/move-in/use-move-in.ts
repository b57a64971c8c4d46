import { fail } from '@trailbook/core/internal/basics';
import { useEffect, useRef, useState } from 'react';
import type { ImportError } from '../../storage/index.ts';
import { type Device, reloadStores } from '../../storage/stores/device.ts';
import type {
  ArrivedFile,
  MovedIn,
  MoveIn,
  MoveInChoices,
  MoveInPreview,
  Undone,
} from './files/contracts.ts';
import { startMoveIn } from './files/move-in-client.ts';

/** What the last step came to. */
export type Outcome =
  /** Whole where nothing of what was brought was left out. */
  | { readonly state: 'done'; readonly moved: MovedIn; readonly isWhole: boolean }
  | { readonly state: 'refused'; readonly error: ImportError }
  | { readonly state: 'failed' }
  | { readonly state: 'undone' }
  | { readonly state: 'stays'; readonly error: Exclude<Undone, { ok: true }>['error'] };

/** All that a player brings, from the first file to the way back; the work is done in a worker. */
export function useMoveIn(device: Device) {
  const started = useRef<MoveIn | undefined>(undefined);
  started.current ??= startMoveIn();
  const worker = started.current;
  const [files, setFiles] = useState<readonly ArrivedFile[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setOutcome(undefined);
    try {
      await work();
    } catch (error) {
      console.error('What was brought could not be taken in.', error);
      // A worker that failed has forgotten what it held.
      setFiles([]);
      setOutcome({ state: 'failed' });
    }
    setBusy(false);
  };
  /** Shows what was written past the open stores, and has a snapshot taken soon. */
  const show = async () => {
    device.onKept();
    await reloadStores(device);
  };

  return {
    ...{ worker, files, isBusy, outcome },
    add: (given: Parameters<MoveIn['add']>[0], withTables: boolean) =>
      run(async () => setFiles(await worker.add(given, { withTables }))),
    readAs: (...given: Parameters<MoveIn['readAs']>) =>
      run(async () => setFiles(await worker.readAs(...given))),
    remove: (id: number) => run(async () => setFiles(await worker.remove(id))),
    keep: (choices: MoveInChoices, withoutCopy = false) =>
      run(async () => {
        const kept = await worker.keep(choices, Date.now(), { withoutCopy });
        if (!kept.ok) return setOutcome({ state: 'refused', error: kept.error });
        await worker.clear();
        setFiles([]);
        if (kept.value.isNew) await show();
        const isRefused =
          files.some(({ kind }) => kind === 'refused') ||
          kept.value.effects.some((effect) => effect.isRefused);
        setOutcome({ state: 'done', moved: kept.value, isWhole: !isRefused });
      }),
    undo: () =>
      run(async () => {
        const undone = await worker.undo(Date.now());
        if (undone.ok) await show();
        setOutcome(undone.ok ? { state: 'undone' } : { state: 'stays', error: undone.error });
      }),
  };
}

/** What would come of it all, told anew whenever something goes elsewhere. */
export function usePreview(
  worker: MoveIn,
  files: readonly ArrivedFile[],
  choices: MoveInChoices,
): ReturnType<typeof fail<ImportError>> | { ok: true; value: MoveInPreview } | undefined {
  const [preview, setPreview] = useState<Awaited<ReturnType<MoveIn['preview']>>>();
  useEffect(() => {
    setPreview(undefined);
    if (files.length === 0) return;
    let isCurrent = true;
    worker
      .preview(choices, Date.now())
      .catch((error: unknown) => {
        console.warn('There is no preview.', error);
        return fail<ImportError>({ code: 'STORE_FAILED' });
      })
      .then((found) => {
        if (isCurrent) setPreview(found);
      });
    return () => {
      isCurrent = false;
    };
  }, [worker, files, choices]);
  return preview;
}
