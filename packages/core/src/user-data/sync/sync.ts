import { fail, ok, type Result } from '../../basics/result.ts';
import {
  beyond,
  changesIn,
  dataOf,
  dataOnDevice,
  EMPTY_REPLICA,
  fieldsIn,
  join,
  latestStamp,
  nextStamp,
  packReplica,
  placeOfKey,
  type Replica,
  type ReplicaError,
  type ReplicaUnfit,
  unpackReplica,
} from '../merge/index.ts';
import { type Place, placeKey, type StoredDocument } from '../rows.ts';
import {
  holdsNothing,
  type Measures,
  measure,
  mergeStores,
  newerKinds,
  type UserData,
} from '../user-data.ts';
import {
  generationDue,
  generationName,
  isGeneration,
  MOST_GENERATIONS,
  newestFirst,
} from './generations.ts';
import { hasShrunk } from './has-shrunk.ts';
import {
  headOf,
  newMemory,
  type OtherDevice,
  OWN_PARTS,
  type OwnPart,
  type Received,
  replicaIn,
  type SyncMemory,
} from './memory.ts';
import { planChangeOf, withPlanChange } from './plan-changes.ts';
import { receivedFrom } from './received.ts';
import type { CloudFile, Transport, TransportError } from './transport.ts';

/** What is stored on a device, as a sync sees it, in states that tell whether another tab has written since. */
export interface SyncStore<State = unknown> {
  /** @returns all documents, what is remembered of syncs, and the state of the store that they were read in */
  load(): Promise<{
    readonly data: UserData;
    readonly memory: SyncMemory | undefined;
    readonly state: State;
  }>;
  /** Keeps a copy of what is here, before a merge changes it; throws where it cannot. */
  snapshot(): Promise<void>;
  /**
   * Stores documents and memory in one transaction, where the store is still in the state they were made of.
   *
   * @returns whether it was
   */
  replace(data: readonly StoredDocument[], memory: SyncMemory, state: State): Promise<boolean>;
  /** Stores the memory alone. */
  remember(memory: SyncMemory): Promise<void>;
}

/** What the player said when a sync asked. */
export type SyncConsent =
  /** What is gone here shall go everywhere. */
  | 'remove-everywhere'
  /** What is gone here shall come back. */
  | 'bring-back'
  /** The cloud, emptied elsewhere, shall get everything again. */
  | 'write-again';

export interface SyncRequest<State = unknown> {
  readonly transport: Transport;
  readonly store: SyncStore<State>;
  /** The device's id and what the player calls it, where nothing is remembered yet. */
  readonly device: { readonly id: string; readonly name: string };
  /** The clock, in milliseconds. */
  readonly now: () => number;
  readonly consent?: SyncConsent | undefined;
  /** The id of another device that is no more: what it told is told by this one, and its files are removed. */
  readonly forget?: string | undefined;
  /** Told what the sync is at, for who waits for it. */
  readonly onProgress?: ((progress: SyncProgress) => void) | undefined;
}

/** What a sync is at: of a long history each of it takes seconds. */
export type SyncProgress =
  /** Looks for what was changed here. */
  | { readonly stage: 'comparing' }
  /** Files that have come, and how many bytes. */
  | {
      readonly stage: 'reading';
      readonly done: number;
      readonly all: number;
      readonly bytes: number;
    }
  | { readonly stage: 'merging' }
  /** How many bytes are on their way. */
  | { readonly stage: 'sending'; readonly bytes: number };

export type SyncError =
  | TransportError
  | ReplicaUnfit
  /** A later version of the site wrote to the cloud in a form that this one cannot read. */
  | { readonly code: 'CLOUD_NEWER' }
  /** So much is gone here that the player is asked first; nothing was written. */
  | { readonly code: 'SHRUNK'; readonly here: Measures; readonly cloud: Measures }
  /** The cloud was emptied; nothing was written. */
  | { readonly code: 'CLOUD_EMPTIED' }
  /** No copy of what is here could be made, so nothing was touched. */
  | { readonly code: 'NO_SAFETY_COPY' }
  /** What is remembered of earlier syncs cannot be read. */
  | { readonly code: 'MEMORY_BROKEN' }
  /** Other tabs were faster, again and again. */
  | { readonly code: 'STORE_BUSY' };

export interface Synced {
  readonly received: readonly Received[];
}

/** How often another tab, or another store that writes as this device, may be faster. */
const MOST_ATTEMPTS = 8;
/** The file of late changes is written anew with each; more than that goes into the other one. */
const MOST_RECENT_BYTES = 24 * 1024;
const MOST_RECEIVED = 50;

// Rule U19.
/**
 * Brings a device and the cloud into step: reads the device, notes its changes, reads what other devices wrote, merges,
 * stores, writes the device's own files and reads them back. Each device writes its own files alone, so that no write
 * can destroy what another one wrote. Nothing is written after a read that failed. It may end anywhere, and be begun
 * again. One at a time: the caller holds a lock.
 */
export async function sync<State>(request: SyncRequest<State>): Promise<Result<Synced, SyncError>> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const done = await attemptToSync(request);
    if (done !== 'again' && (done.ok || done.error.code !== 'CLOUD_CHANGED')) return done;
  }
  return fail({ code: 'STORE_BUSY' });
}

/** What of the cloud belongs to whom. */
interface Listing {
  readonly own: Readonly<Partial<Record<OwnPart, CloudFile>>>;
  /** Files of other devices, and a second one under an own name. */
  readonly others: readonly CloudFile[];
  readonly generations: readonly CloudFile[];
}

async function attemptToSync<State>(
  request: SyncRequest<State>,
): Promise<Result<Synced, SyncError> | 'again'> {
  const { transport, store, device, now, consent, forget, onProgress } = request;
  onProgress?.({ stage: 'comparing' });
  const { data, memory: stored, state } = await store.load();
  const remembered = stored ?? newMemory(device.id, device.name);
  const known = replicaIn(remembered.known);
  if (!known.ok) return fail({ code: 'MEMORY_BROKEN' });
  const isFirst = stored === undefined;

  const noted = isFirst ? ok(EMPTY_REPLICA) : noteChanges(data, known.value, request, remembered);
  if (!noted.ok) return noted;
  const own = tell(remembered, noted.value, now());
  if (!own.ok) return own;
  let memory: SyncMemory = {
    ...own.value,
    known: repacked(remembered, known.value, noted.value, now()),
  };
  if (fieldsIn(noted.value) > 0) await store.remember(memory);
  const here = join(known.value, noted.value);

  const listed = await transport.list();
  if (!listed.ok) return listed;
  const isEmptied = listed.value.length === 0 && hasMet(memory);
  if (isEmptied && consent !== 'write-again') return fail({ code: 'CLOUD_EMPTIED' });
  const listing = listingOf(listed.value, memory);
  const isLosing = !isEmptied && isAnyGone(memory, listed.value);
  if (isLosing) memory = { ...memory, read: {} };
  const cloud = await readOthers(request, listing.others, memory);
  if (!cloud.ok) return cloud;
  const { replica: others, files, read } = cloud.value;
  const reTold = tellAgain(memory, cloud.value, isEmptied);
  if (!reTold.ok) return reTold;
  memory = reTold.value;
  if (isLosing) {
    const untold = tellUntold(memory, here, others);
    if (!untold.ok) return untold;
    memory = untold.value;
  }

  const before = join(known.value, others);
  const at = now();
  const received: Received[] = [];
  // Where nothing came, nothing here can change.
  const isBringing = consent === 'bring-back' || (memory.missing ?? []).length > 0;
  if (isFirst || files.length > 0 || isBringing || isLosing) {
    onProgress?.({ stage: 'merging' });
    const joining = isFirst ? joinFirst(data, others, request, remembered) : ok(EMPTY_REPLICA);
    if (!joining.ok) return joining;
    const all = join(join(here, others), joining.value);
    const made = dataOnDevice(all, data);
    if (!made.ok) return made;
    const told = tell(memory, joining.value, now());
    if (!told.ok) return told;
    received.push(...files.flatMap((file) => receivedFrom(file, { here, all, at })));
    // What a device that joins had not, and what comes back as it was asked for, is no change to be taken back.
    const isAsked = isFirst || consent === 'bring-back';
    const planChange = isAsked ? undefined : planChangeOf(data, made.value, at);
    memory = {
      ...told.value,
      known: packReplica(all, headOf(memory, now())),
      ...{ read: { ...memory.read, ...read }, missing: undefined },
      received: [...received, ...memory.received].slice(0, MOST_RECEIVED),
      planChanges: withPlanChange(memory.planChanges, planChange),
    };
    const stored = await storeMerged(request.store, { made: made.value, data, memory, state });
    if (stored !== true) return stored;
  }
  const written = await writeOwn(request, withLost(memory, listing), listing, before);
  if (!written.ok) return written;
  const devices = devicesIn(listing.others, { ...memory.devices, ...cloud.value.devices });
  memory = { ...written.value, devices, syncedAt: now() };
  await store.remember(memory);
  if (forget === undefined) return ok({ received });
  const forgotten = await removeFiles(transport, listing.others.filter(isOf(forget)));
  if (!forgotten.ok) return forgotten;
  const { [forget]: _gone, ...left } = devices;
  await store.remember({ ...memory, devices: left });
  return ok({ received });
}

/** Stores what a merge changed here, after a copy of what was here before; else what is to be remembered alone. */
async function storeMerged<State>(
  store: SyncStore<State>,
  merged: {
    readonly made: readonly StoredDocument[];
    readonly data: UserData;
    readonly memory: SyncMemory;
    readonly state: State;
  },
): Promise<true | 'again' | Result<never, SyncError>> {
  const { made, data, memory, state } = merged;
  if (!isChanged(made, data)) {
    await store.remember(memory);
    return true;
  }
  try {
    await store.snapshot();
  } catch {
    return fail({ code: 'NO_SAFETY_COPY' });
  }
  return (await store.replace(made, memory, state)) || 'again';
}

/** Whether there was something in the cloud at an earlier sync. */
function hasMet({ written, read }: SyncMemory): boolean {
  return Object.keys(written).length > 0 || Object.keys(read).length > 0;
}

/** What the player changed since the last sync, with one stamp. */
function noteChanges(
  data: UserData,
  known: Replica,
  { now, consent }: Pick<SyncRequest, 'now' | 'consent'>,
  { device, missing = [] }: SyncMemory,
): Result<Replica, SyncError> {
  const changed = changesIn(data, known, nextStamp(latestStamp(known), now(), device));
  if (!changed.ok) return changed;
  const places = new Set(missing.map(placeKey));
  const changes = withoutRemovals(changed.value.changes, (place) => places.has(placeKey(place)));
  const before = changed.value.before.filter((stored) => !places.has(placeKey(stored)));
  const [here, cloud] = [measure(data), measure(before)];
  if (!hasShrunk(here, cloud, newerKinds(data)) || consent === 'remove-everywhere') {
    return ok(changes);
  }
  if (consent !== 'bring-back') return fail({ code: 'SHRUNK', here, cloud });
  return ok(withoutRemovals(changes, () => true));
}

function withoutRemovals(changes: Replica, isOfThese: (place: Place) => boolean): Replica {
  return new Map(
    [...changes].map(([key, fields]) => [
      key,
      isOfThese(placeOfKey(key))
        ? new Map([...fields].filter(([, { value }]) => value !== undefined))
        : fields,
    ]),
  );
}

/**
 * What a device tells that syncs for the first time. Nobody knows when its documents were changed: they are merged as a
 * backup is, with what the cloud holds standing.
 */
function joinFirst(
  data: UserData,
  others: Replica,
  { now }: Pick<SyncRequest, 'now'>,
  { device }: SyncMemory,
): Result<Replica, SyncError> {
  const theirs = dataOf(others);
  if (!theirs.ok) return theirs;
  const both = others.size > 0 ? mergeStores(theirs.value, data).data : data;
  const changes = changesIn(both, others, nextStamp(latestStamp(others), now(), device));
  return changes.ok ? ok(changes.value.changes) : changes;
}

/** The memory with more to tell: in the file of late changes, or where they become too many in the other one. */
function tell(memory: SyncMemory, changes: Replica, at: number): Result<SyncMemory, SyncError> {
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
 * be written over or removed. To a cloud
 * that was emptied it tells everything.
 */
function tellAgain(
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

/** Whether a file of another device that was read once is no longer there. */
function isAnyGone({ read }: SyncMemory, listed: readonly CloudFile[]): boolean {
  const there = new Set(listed.map(({ id }) => id));
  return Object.keys(read).some((id) => !there.has(id));
}

/** What this device knows, and no file that is left tells: its device may be no more, and nobody else would tell it. */
function tellUntold(
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

function repacked(memory: SyncMemory, known: Replica, changes: Replica, at: number): Uint8Array {
  if (fieldsIn(changes) === 0) return memory.known;
  return packReplica(join(known, changes), headOf(memory, at));
}

function nameOf({ device }: Pick<SyncMemory, 'device'>, part: OwnPart): string {
  return `${device}.${part}`;
}

function listingOf(files: readonly CloudFile[], memory: SyncMemory): Listing {
  const generations = files.filter(isGeneration);
  const rest = files.filter((file) => !isGeneration(file));
  const own = Object.fromEntries(
    OWN_PARTS.flatMap((part) => {
      const named = rest.filter(({ name }) => name === nameOf(memory, part));
      const file = named.find(({ id }) => id === memory.written[part]?.id) ?? named[0];
      return file ? [[part, file] as const] : [];
    }),
  );
  const isOwn = (file: CloudFile) => Object.values(own).includes(file);
  // What is under an own name, and was not written by this store, tells of what another one did.
  const others = rest.filter(
    (file) =>
      !isOwn(file) || !OWN_PARTS.some((part) => memory.written[part]?.version === file.version),
  );
  return { own, others, generations };
}

/** An own file that is gone, or that another one has written, is written again. */
function withLost(memory: SyncMemory, { own }: Listing): SyncMemory {
  const lost = OWN_PARTS.filter(
    (part) => memory.written[part] && memory.written[part]?.version !== own[part]?.version,
  );
  return waitingFor(memory, memory.told, lost);
}

function isOf(device: string): (file: CloudFile) => boolean {
  const names = OWN_PARTS.map((part) => nameOf({ device }, part));
  return ({ name }) => names.includes(name);
}

/** Those of the devices that have files. */
function devicesIn(
  files: readonly CloudFile[],
  devices: SyncMemory['devices'],
): SyncMemory['devices'] {
  return Object.fromEntries(Object.entries(devices).filter(([device]) => files.some(isOf(device))));
}

async function removeFiles(
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

interface ReadFiles {
  readonly replica: Replica;
  /** What of it stood under this device's own names, or those of one that is to be forgotten. */
  readonly copies: Replica;
  readonly files: readonly { readonly from: string; readonly replica: Replica }[];
  readonly read: Readonly<Record<string, string>>;
  readonly devices: SyncMemory['devices'];
}

/** All that others have written since they were read last. The first that cannot be read ends it. */
async function readOthers(
  { transport, forget, onProgress }: Pick<SyncRequest, 'transport' | 'forget' | 'onProgress'>,
  others: readonly CloudFile[],
  memory: SyncMemory,
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

function isChanged(made: readonly StoredDocument[], data: UserData): boolean {
  const own = new Set(data);
  return made.length !== data.length || made.some((stored) => !own.has(stored));
}

/** Writes what waits, a generation before it where one is due, and reads each file back. */
async function writeOwn(
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
