import { fail, ok, type Result } from '../../basics/result.ts';
import {
  EMPTY_REPLICA,
  join,
  type Replica,
  type ReplicaError,
  unpackReplica,
} from '../merge/index.ts';
import { isOf } from './listing.ts';
import type { OtherDevice, SyncMemory } from './memory.ts';
import type { SyncError, SyncRequest } from './sync-request.ts';
import type { CloudFile, Transport, TransportError } from './transport.ts';

export interface ReadFiles {
  readonly replica: Replica;
  /** What of it stood under this device's own names, or those of one that is to be forgotten. */
  readonly copies: Replica;
  readonly files: readonly { readonly from: string; readonly replica: Replica }[];
  readonly read: Readonly<Record<string, string>>;
  readonly devices: SyncMemory['devices'];
}

/** All that others have written since they were read last. The first that cannot be read ends it. */
export async function readOthers(
  { transport, forget, onProgress }: Pick<SyncRequest, 'transport' | 'forget' | 'onProgress'>,
  others: readonly CloudFile[],
  memory: Pick<SyncMemory, 'device' | 'read'>,
): Promise<Result<ReadFiles, SyncError>> {
  let replica: Replica = EMPTY_REPLICA;
  let copies: Replica = EMPTY_REPLICA;
  const isOwn = isOf(memory.device);
  const isForgotten = forget === undefined ? () => false : isOf(forget);
  const files: ReadFiles['files'][number][] = [];
  const read: Record<string, string> = {};
  const devices: Record<string, OtherDevice> = {};
  const unread = others.filter(
    (file) => memory.read[file.id] !== file.version || isForgotten(file),
  );
  let bytesRead = 0;
  for (const [done, file] of unread.entries()) {
    onProgress?.({ stage: 'reading', done, all: unread.length, bytes: bytesRead });
    const bytes = await transport.read(file);
    if (!bytes.ok) return bytes;
    bytesRead += bytes.value.length;
    const unpacked = unpackReplica(bytes.value);
    if (!unpacked.ok)
      return fail({ code: isNewer(unpacked.error) ? 'CLOUD_NEWER' : 'CLOUD_DAMAGED' });
    replica = join(replica, unpacked.value.replica);
    const { device, deviceName: name, at: toldAt, replica: told } = unpacked.value;
    if (isOwn(file) || isForgotten(file)) copies = join(copies, told);
    if (!isOwn(file)) {
      const known = devices[device];
      // One that got another name has told it in one of its files only.
      if (!known || toldAt >= known.toldAt) devices[device] = { name, toldAt };
    }
    files.push({ from: name, replica: told });
    read[file.id] = file.version;
  }
  return ok({ replica, copies, files, read, devices });
}

function isNewer({ code }: ReplicaError): boolean {
  return code === 'REPLICA_NEWER' || code === 'BACKUP_NEWER';
}

export async function removeFiles(
  transport: Transport,
  files: readonly CloudFile[],
): Promise<Result<true, TransportError>> {
  for (const file of files) {
    const removed = await transport.remove(file);
    // The device is not gone: it has just told something.
    if (!removed.ok && removed.error.code !== 'CLOUD_CHANGED') return removed;
  }
  return ok(true);
}
