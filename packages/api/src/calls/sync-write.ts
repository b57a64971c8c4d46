import * as z from 'zod';
import { clientFunction, contract } from './contract.ts';
import {
  fileContent,
  fileId,
  fileLabel,
  fileVersion,
  MOST_CALL_BYTES,
  SYNC_ERRORS,
  vaultAddress,
} from './sync-files.ts';

export const syncWrite = contract(() => ({
  method: 'POST',
  path: 'sync/write',
  id: 'writeSyncFile',
  summary:
    'Writes a file of a vault, where it still is the version that it is based on. A vault holds 8 MB.',
  input: z.strictObject({
    address: vaultAddress,
    id: fileId,
    label: fileLabel,
    content: fileContent,
    /** Null for a file that is not there yet. */
    replaced: z.nullable(fileVersion),
  }),
  output: z.strictObject({ version: fileVersion }),
  maxBodyBytes: MOST_CALL_BYTES,
  errors: {
    ...{ ...SYNC_ERRORS, 409: ['SYNC_CHANGED'], 507: ['SYNC_FULL'] },
    503: [...SYNC_ERRORS[503], 'SYNC_NO_ROOM'],
  },
}));

export const writeSyncFile = clientFunction<typeof syncWrite>('POST', 'sync/write');
