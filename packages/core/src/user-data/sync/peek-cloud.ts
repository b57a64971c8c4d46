import { fail, ok, type Result } from '../../basics/result.ts';
import { dataOf } from '../merge/index.ts';
import { type Measures, measure } from '../user-data.ts';
import { isGeneration } from './generations.ts';
import type { OtherDevice } from './memory.ts';
import { readOthers } from './other-files.ts';
import type { SyncError } from './sync-request.ts';
import type { Transport } from './transport.ts';

/** What the cloud holds, for who has yet to decide. */
export interface CloudContents {
  readonly measures: Measures;
  /** The one that told something last is first. */
  readonly devices: readonly OtherDevice[];
}

/** A device that has told nothing, and read nothing. */
const NOBODY = { device: '', read: {} };

/** Reads what all devices together have in the cloud, and changes nothing. */
export async function peekCloud(transport: Transport): Promise<Result<CloudContents, SyncError>> {
  const listed = await transport.list();
  if (!listed.ok) return listed;
  const files = listed.value.filter((file) => !isGeneration(file));
  const read = await readOthers({ transport }, files, NOBODY);
  if (!read.ok) return read;
  const made = dataOf(read.value.replica);
  if (!made.ok) return fail(made.error);
  const devices = Object.values(read.value.devices).sort((a, b) => b.toldAt - a.toldAt);
  return ok({ measures: measure(made.value), devices });
}
