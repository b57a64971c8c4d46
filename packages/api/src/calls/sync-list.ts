import * as z from 'zod';
import { clientFunction, contract } from './contract.ts';
import { fileId, fileLabel, fileVersion, SYNC_ERRORS, vaultAddress } from './sync-files.ts';

export const syncList = contract(() => ({
  method: 'POST',
  path: 'sync/list',
  id: 'listSyncFiles',
  summary:
    'The files of a vault, encrypted by a key that the site never has. Unused for 400 days it goes.',
  input: z.strictObject({ address: vaultAddress }),
  output: z.strictObject({
    files: z.array(z.strictObject({ id: fileId, label: fileLabel, version: fileVersion })),
  }),
  errors: SYNC_ERRORS,
}));

export const listSyncFiles = clientFunction<typeof syncList>('POST', 'sync/list');
