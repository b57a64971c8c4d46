import { wrap } from 'comlink';
import type { FoldersBridge } from '../../platform/index.ts';
import type { FolderLine } from './lend-folders.ts';

/** What a worker asks for the folders that its page lent it; undefined where the page has none. */
export function borrowFolders(): () => FoldersBridge | undefined {
  let lent: FoldersBridge | undefined;
  addEventListener('message', ({ data }: MessageEvent<Partial<FolderLine> | null>) => {
    // The line has the methods of what the page put at its other end.
    if (data?.folders) lent = wrap(data.folders) as unknown as FoldersBridge;
  });
  return () => lent;
}
