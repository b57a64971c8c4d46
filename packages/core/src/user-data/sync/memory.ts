import type { Result } from '../../basics/result.ts';
import type { Counted } from '../kinds.ts';
import {
  EMPTY_REPLICA,
  packReplica,
  type Replica,
  type ReplicaError,
  type ReplicaHead,
  unpackReplica,
} from '../merge/index.ts';
import type { Place } from '../rows.ts';
import type { PlanChange } from './plan-changes.ts';
import type { CloudFile } from './transport.ts';

/** What of a merge came from one device. */
export interface Received {
  readonly at: number;
  /** What the player calls the device it came from. */
  readonly from: string;
  /** How many things are new, or not as they were. */
  readonly counts: Readonly<Partial<Record<Counted, number>>>;
  /** How many are gone. */
  readonly removed: Readonly<Partial<Record<Counted, number>>>;
}

/** Another device that has files in the cloud. */
export interface OtherDevice {
  /** What the player calls it. */
  readonly name: string;
  /** When it told something last, by its own clock, in milliseconds. */
  readonly toldAt: number;
}

/** What a device remembers of its syncs. It is stored in one transaction with the documents that it tells of. */
export interface SyncMemory {
  readonly device: string;
  readonly deviceName: string;
  /** Everything that this device has heard of or changed; packed. */
  readonly known: Uint8Array;
  /** What of it this device tells the others, in two files: what it told long since, and what it told lately; packed. */
  readonly told: Readonly<Record<OwnPart, Uint8Array>>;
  /** The files that hold it, as they were written. */
  readonly written: Readonly<Partial<Record<OwnPart, CloudFile>>>;
  /** What is yet to be written. */
  readonly waiting: readonly OwnPart[];
  /** Which version of each file of others has been read, by its id. */
  readonly read: Readonly<Record<string, string>>;
  /** The others, by their ids. */
  readonly devices: Readonly<Record<string, OtherDevice>>;
  /** Documents that were moved out of the way since the last sync, as nobody could read them. None of it was removed. */
  readonly missing?: readonly Place[] | undefined;
  /** When it was in step with the cloud last, in milliseconds. */
  readonly syncedAt: number | undefined;
  /** What came in, the latest first. */
  readonly received: readonly Received[];
  /** What the last merges changed in the plans, the latest first. */
  readonly planChanges: readonly PlanChange[];
}

export const OWN_PARTS = ['base', 'recent'] as const;
export type OwnPart = (typeof OWN_PARTS)[number];

/** Of a device that syncs for the first time. */
export function newMemory(device: string, deviceName: string): SyncMemory {
  const nothing = packReplica(EMPTY_REPLICA, { device, deviceName, at: 0 });
  return {
    ...{ device, deviceName, known: nothing, told: { base: nothing, recent: nothing } },
    ...{ written: {}, waiting: [], read: {}, devices: {}, syncedAt: undefined },
    ...{ received: [], planChanges: [] },
  };
}

/** Under another name, which the others hear of with the next write. */
export function renameDevice(
  memory: SyncMemory,
  deviceName: string,
  at: number,
): Result<SyncMemory, ReplicaError> {
  const recent = replicaIn(memory.told.recent);
  if (!recent.ok) return recent;
  const named = { ...memory, deviceName };
  const told = { ...memory.told, recent: packReplica(recent.value, headOf(named, at)) };
  const waiting = OWN_PARTS.filter((part) => part === 'recent' || memory.waiting.includes(part));
  return { ok: true, value: { ...named, told, waiting } };
}

export function replicaIn(packed: Uint8Array): Result<Replica, ReplicaError> {
  const read = unpackReplica(packed);
  return read.ok ? { ok: true, value: read.value.replica } : read;
}

export function headOf({ device, deviceName }: SyncMemory, at: number): ReplicaHead {
  return { device, deviceName, at };
}
