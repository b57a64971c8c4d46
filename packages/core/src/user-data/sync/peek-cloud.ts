import { fail, ok, type Result } from '../../basics/result.ts';
import {
  dataOf,
  EMPTY_REPLICA,
  join,
  type Replica,
  type ReplicaError,
  type ReplicaUnfit,
  unpackReplica,
} from '../merge/index.ts';
import { type Measures, measure } from '../user-data.ts';
import { isGeneration } from './generations.ts';
import type { Transport, TransportError } from './transport.ts';

/** A device that wrote to the cloud. */
export interface CloudDevice {
  readonly name: string;
  /** When it last wrote, in milliseconds. */
  readonly at: number;
}

/** What the cloud holds, for who has yet to decide. */
export interface CloudContents {
  readonly measures: Measures;
  /** The one that was heard of last is first. */
  readonly devices: readonly CloudDevice[];
}

/** Reads what all devices together have in the cloud, and changes nothing. */
export async function peekCloud(
  transport: Transport,
): Promise<Result<CloudContents, TransportError | ReplicaError | ReplicaUnfit>> {
  const listed = await transport.list();
  if (!listed.ok) return listed;
  let replica: Replica = EMPTY_REPLICA;
  const devices = new Map<string, CloudDevice>();
  for (const file of listed.value.filter((one) => !isGeneration(one))) {
    const bytes = await transport.read(file);
    if (!bytes.ok) return bytes;
    const unpacked = unpackReplica(bytes.value);
    if (!unpacked.ok) return unpacked;
    const { device, deviceName: name, at } = unpacked.value;
    replica = join(replica, unpacked.value.replica);
    if (at >= (devices.get(device)?.at ?? 0)) devices.set(device, { name, at });
  }
  const made = dataOf(replica);
  if (!made.ok) return fail(made.error);
  return ok({
    measures: measure(made.value),
    devices: [...devices.values()].sort((a, b) => b.at - a.at),
  });
}
