import { parentPort, workerData } from 'node:worker_threads';
import { unpackBackup } from '../src/user-data/index.ts';

/** Reads backups where memory is scarce, and tells what each was. */
parentPort?.postMessage(
  (workerData as readonly Uint8Array[]).map((file) => {
    const read = unpackBackup(file);
    return read.ok ? 'read' : read.error.code;
  }),
);
