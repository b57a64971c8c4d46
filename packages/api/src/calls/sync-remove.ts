import * as z from 'zod';
import { clientFunction, contract } from './contract.ts';
import { fileId, fileVersion, SYNC_ERRORS, vaultAddress } from './sync-files.ts';

export const syncRemove = contract(() => ({
  method: 'POST',
  path: 'sync/remove',
  id: 'removeSyncFile',
  summary: 'Removes a file of a vault, where it still is the version that was seen.',
  input: z.strictObject({ address: vaultAddress, id: fileId, version: fileVersion }),
  output: z.strictObject({ removed: z.literal(true) }),
  errors: { 409: ['SYNC_CHANGED'], ...SYNC_ERRORS },
}));

export const removeSyncFile = clientFunction<typeof syncRemove>('POST', 'sync/remove');
