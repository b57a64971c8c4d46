declare global {
  interface Window {
    /** Where the system hands files to the installed site; not in every browser. */
    readonly launchQueue?: {
      setConsumer(consume: (launch: Launch) => void): void;
    };
  }
}

interface Launch {
  readonly files?: readonly Pick<FileSystemFileHandle, 'kind' | 'getFile'>[];
}

/** What came with one launch. */
export interface LaunchedFiles {
  readonly files: readonly File[];
  /** Whether some could not be read: they may be gone by now. */
  readonly isPartial: boolean;
}

/**
 * Takes the files that the player has opened with the installed site, also those from before the page could. Rule S36.
 *
 * @returns what ends it
 */
export function listenToLaunches(take: (launched: LaunchedFiles) => void): () => void {
  let isHere = true;
  window.launchQueue?.setConsumer(async ({ files: handles = [] }) => {
    const given = handles.filter(({ kind }) => kind === 'file');
    if (!isHere || given.length === 0) return;
    const read = await Promise.allSettled(given.map((handle) => handle.getFile()));
    const files = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    if (isHere) take({ files, isPartial: files.length < given.length });
  });
  return () => {
    isHere = false;
  };
}
