import * as z from 'zod';
import { clientFunction, contract } from './contract.ts';
import {
  fileContent,
  fileId,
  fileVersion,
  MOST_CALL_BYTES,
  SYNC_ERRORS,
  vaultAddress,
} from './sync-files.ts';

export const syncRead = contract(() => ({
  method: 'POST',
  path: 'sync/read',
  id: 'readSyncFile',
  summary: 'What is in a file of a vault.',
  input: z.strictObject({ address: vaultAddress, id: fileId }),
  output: z.strictObject({ version: fileVersion, content: fileContent }),
  maxAnswerBytes: MOST_CALL_BYTES,
  errors: { 404: ['SYNC_UNKNOWN'], ...SYNC_ERRORS },
}));

export const readSyncFile = clientFunction<typeof syncRead>('POST', 'sync/read');
