import { fail, ok, type Result } from '../../basics/result.ts';
import {
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
} from '../merge/index.ts';
import { type Place, placeKey, type StoredDocument } from '../rows.ts';
import { measure, mergeStores, newerKinds, type UserData } from '../user-data.ts';
import { hasShrunk } from './has-shrunk.ts';
import { devicesIn, isAnyGone, isOf, listingOf } from './listing.ts';
import { headOf, newMemory, type Received, replicaIn, type SyncMemory } from './memory.ts';
import { readOthers, removeFiles } from './other-files.ts';
import { tell, tellAgain, tellUntold, withLost, writeOwn } from './own-files.ts';
import { planChangeOf, withPlanChange } from './plan-changes.ts';
import { receivedFrom } from './received.ts';
import type { SyncError, Synced, SyncRequest, SyncStore } from './sync-request.ts';

/** How often another tab, or another store that writes as this device, may be faster. */
const MOST_ATTEMPTS = 8;
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

function repacked(memory: SyncMemory, known: Replica, changes: Replica, at: number): Uint8Array {
  if (fieldsIn(changes) === 0) return memory.known;
  return packReplica(join(known, changes), headOf(memory, at));
}

function isChanged(made: readonly StoredDocument[], data: UserData): boolean {
  const own = new Set(data);
  return made.length !== data.length || made.some((stored) => !own.has(stored));
}
