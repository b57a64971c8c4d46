import type { Database } from '../../client/database-file.ts';
import { storageUse } from '../../storage/index.ts';

/** Whether what is still to come has room here, as far as the browser says. */
export async function hasRoom({ pages, bytes }: Database, kept: number): Promise<boolean> {
  const use = await storageUse().catch(() => undefined);
  const missing = bytes * (1 - kept / pages.length);
  return !use || use.allowed - use.used >= missing;
}
