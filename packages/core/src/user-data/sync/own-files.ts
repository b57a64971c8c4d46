import { fail, ok, type Result } from '../../basics/result.ts';
import {
  beyond,
  dataOf,
  EMPTY_REPLICA,
  fieldsIn,
  join,
  packReplica,
  type Replica,
} from '../merge/index.ts';
import { holdsNothing, measure } from '../user-data.ts';
import { generationDue, generationName, MOST_GENERATIONS, newestFirst } from './generations.ts';
import { type Listing, nameOf } from './listing.ts';
import { headOf, OWN_PARTS, type OwnPart, replicaIn, type SyncMemory } from './memory.ts';
import type { ReadFiles } from './other-files.ts';
import type { SyncError, SyncRequest, SyncStore } from './sync-request.ts';
import type { CloudFile, Transport, TransportError } from './transport.ts';

/** The file of late changes is written anew with each; more than that goes into the other one. */
const MOST_RECENT_BYTES = 24 * 1024;

/** The memory with more to tell: in the file of late changes, or where they become too many in the other one. */
export function tell(
  memory: SyncMemory,
  changes: Replica,
  at: number,
): Result<SyncMemory, SyncError> {
  if (fieldsIn(changes) === 0) return ok(memory);
  const recent = replicaIn(memory.told.recent);
  const base = replicaIn(memory.told.base);
  if (!recent.ok || !base.ok) return fail({ code: 'MEMORY_BROKEN' });
  const head = headOf(memory, at);
  const late = join(recent.value, changes);
  const packed = packReplica(late, head);
  if (packed.length <= MOST_RECENT_BYTES) {
    return ok(waitingFor(memory, { ...memory.told, recent: packed }, ['recent']));
  }
  const told = {
    base: packReplica(join(base.value, late), head),
    recent: packReplica(EMPTY_REPLICA, head),
  };
  return ok(waitingFor(memory, told, OWN_PARTS));
}

function waitingFor(
  memory: SyncMemory,
  told: SyncMemory['told'],
  parts: readonly OwnPart[],
): SyncMemory {
  const waiting = OWN_PARTS.filter((part) => memory.waiting.includes(part) || parts.includes(part));
  return { ...memory, told, waiting };
}

/**
 * What this device tells, with what a copy of it told under its name, or one that is forgotten: that file is about to
 * be written over or removed. To a cloud that was emptied it tells everything.
 */
export function tellAgain(
  memory: SyncMemory,
  { copies }: ReadFiles,
  isEmptied: boolean,
): Result<SyncMemory, SyncError> {
  if (isEmptied) {
    const told = { ...memory.told, base: memory.known };
    return ok({ ...waitingFor(memory, told, OWN_PARTS), written: {}, read: {} });
  }
  if (fieldsIn(copies) === 0) return ok(memory);
  const base = replicaIn(memory.told.base);
  if (!base.ok) return fail({ code: 'MEMORY_BROKEN' });
  const told = packReplica(join(base.value, copies), headOf(memory, 0));
  return ok(waitingFor(memory, { ...memory.told, base: told }, ['base']));
}

/** What this device knows, and no file that is left tells: its device may be no more, and nobody else would tell it. */
export function tellUntold(
  memory: SyncMemory,
  here: Replica,
  others: Replica,
): Result<SyncMemory, SyncError> {
  const base = replicaIn(memory.told.base);
  const recent = replicaIn(memory.told.recent);
  if (!base.ok || !recent.ok) return fail({ code: 'MEMORY_BROKEN' });
  const untold = beyond(here, join(others, join(base.value, recent.value)));
  if (fieldsIn(untold) === 0) return ok(memory);
  const told = packReplica(join(base.value, untold), headOf(memory, 0));
  return ok(waitingFor(memory, { ...memory.told, base: told }, ['base']));
}

/** An own file that is gone, or that another one has written, is written again. */
export function withLost(memory: SyncMemory, { own }: Listing): SyncMemory {
  const lost = OWN_PARTS.filter(
    (part) => memory.written[part] && memory.written[part]?.version !== own[part]?.version,
  );
  return waitingFor(memory, memory.told, lost);
}

/** Writes what waits, a generation before it where one is due, and reads each file back. */
export async function writeOwn(
  {
    transport,
    store,
    now,
    onProgress,
  }: Pick<SyncRequest, 'transport' | 'now' | 'onProgress'> & {
    readonly store: Pick<SyncStore, 'remember'>;
  },
  memory: SyncMemory,
  { own, generations }: Listing,
  before: Replica,
): Promise<Result<SyncMemory, SyncError>> {
  let left = memory;
  if (left.waiting.length === 0) return ok(left);
  const kept = await keepGeneration(transport, generations, {
    ...{ before, memory, at: now() },
  });
  if (!kept.ok) return kept;
  for (const part of memory.waiting) {
    const bytes = memory.told[part];
    onProgress?.({ stage: 'sending', bytes: bytes.length });
    const written = await writeMakingRoom(transport, kept.value, () =>
      transport.write(nameOf(memory, part), bytes, own[part]),
    );
    if (!written.ok) return written;
    const back = await transport.read(written.value);
    if (!back.ok) return back;
    if (!isSame(back.value, bytes)) return fail({ code: 'CLOUD_DAMAGED' });
    left = {
      ...left,
      written: { ...left.written, [part]: written.value },
      waiting: left.waiting.filter((other) => other !== part),
    };
    await store.remember(left);
  }
  return ok(left);
}

/**
 * Writes a file. Where there is no room, old generations give way, the oldest first: what is new is worth more. The last
 * one stays, as it may be something else that fills the cloud.
 */
async function writeMakingRoom<T>(
  transport: Transport,
  generations: CloudFile[],
  write: () => Promise<Result<T, TransportError>>,
): Promise<Result<T, TransportError>> {
  let written = await write();
  while (!written.ok && written.error.code === 'CLOUD_FULL' && generations.length > 1) {
    const removed = await transport.remove(generations.pop() as CloudFile);
    if (!removed.ok && removed.error.code !== 'CLOUD_CHANGED') return removed;
    written = await write();
  }
  return written;
}

/**
 * Once a day, before the first write: what was known before the changes that are to be written.
 *
 * @returns the generations that are there now, the newest first
 */
async function keepGeneration(
  transport: Transport,
  generations: readonly CloudFile[],
  {
    before,
    memory,
    at,
  }: { readonly before: Replica; readonly memory: SyncMemory; readonly at: number },
): Promise<Result<CloudFile[], SyncError>> {
  const made = dataOf(before);
  const left = newestFirst(generations, at);
  if (!generationDue(generations, at) || !made.ok || holdsNothing(measure(made.value))) {
    return ok(left);
  }
  for (const file of left.splice(MOST_GENERATIONS - 1)) {
    const removed = await transport.remove(file);
    if (!removed.ok && removed.error.code !== 'CLOUD_CHANGED') return removed;
  }
  const packed = packReplica(before, headOf(memory, at));
  const written = await writeMakingRoom(transport, left, () =>
    transport.write(generationName(at, memory.device), packed, undefined),
  );
  if (written.ok) return ok([written.value, ...left]);
  return written.error.code === 'CLOUD_FULL' ? ok(left) : written;
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}
