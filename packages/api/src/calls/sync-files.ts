import * as z from 'zod';
import { NO_STATISTICS } from './figures.ts';

/** What the calls of the sync by key have in common. Rule C13. */

/** Of a vault, made of the player's key, which the site never has. It stands in no address. */
export const vaultAddress = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/)
  .meta({ description: 'The vault’s address, derived from the sync key.' });

export const fileId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22}$/)
  .meta({ description: 'The file’s id in its vault.' });

export const fileLabel = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,400}$/)
  .meta({ description: 'The file’s name, encrypted.' });

export const fileVersion = z.int().min(1);

/** A file of the largest history that there is, encrypted. */
export const MOST_FILE_BYTES = 4 * 1024 ** 2;

/** As text it is a third more. */
const MOST_CONTENT = Math.ceil(MOST_FILE_BYTES / 3) * 4;
/** With what stands around it. */
export const MOST_CALL_BYTES = MOST_CONTENT + 2048;

/** Bytes as text. */
export const fileContent = z.base64().max(MOST_CONTENT);

export const SYNC_ERRORS = { 429: ['TOO_MANY_REQUESTS'], ...NO_STATISTICS } as const;
