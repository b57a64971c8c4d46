import type { FoldersBridge } from '../../platform/index.ts';

/** What the page hands a worker before anything else. */
export interface FolderLine {
  readonly folders: MessagePort;
}

/** Lets a worker ask for the folders that only the page can reach. */
export function lendFolders(worker: Worker, folders: FoldersBridge): void {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ folders: port2 } satisfies FolderLine, [port2]);
  // What is asked meanwhile waits in the port.
  void import('comlink').then(({ expose }) => expose(folders, port1));
}
