import type { Database } from '../../client/database-file.ts';
import { storageUse } from '../../storage/index.ts';

/** Whether what is still to come has room here, as far as the browser says. */
export async function hasRoom({ pages, bytes }: Database, kept: number): Promise<boolean> {
  const use = await storageUse().catch(() => undefined);
  const missing = bytes * (1 - kept / pages.length);
  // Of a private file system some browsers say four gigabytes, be it more than they allow.
  return !use || use.used > use.allowed || use.allowed - use.used >= missing;
}
