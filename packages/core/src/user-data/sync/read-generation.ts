import { fail, ok, type Result } from '../../basics/result.ts';
import {
  dataOnDevice,
  type ReplicaError,
  type ReplicaUnfit,
  unpackReplica,
} from '../merge/index.ts';
import type { StoredDocument } from '../rows.ts';
import type { UserData } from '../user-data.ts';

/** What a device would hold if it went back to a generation. */
export interface Generation {
  /** What the player calls the device that kept it. */
  readonly from: string;
  readonly data: readonly StoredDocument[];
}

// Rule U20.
/**
 * Reads a generation, as the cloud holds it.
 *
 * @param here - what is on the device: what this version cannot read stays as it is there
 */
export function readGeneration(
  file: Uint8Array,
  here: UserData,
): Result<Generation, ReplicaError | ReplicaUnfit> {
  const read = unpackReplica(file);
  if (!read.ok) return read;
  const made = dataOnDevice(read.value.replica, here);
  return made.ok ? ok({ from: read.value.deviceName, data: made.value }) : fail(made.error);
}
