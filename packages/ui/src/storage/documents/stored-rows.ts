import {
  DEVICE,
  isProfileId,
  type Place,
  type Row,
  type Rows,
} from '@trailbook/core/internal/user-data';

export interface ReadableRows {
  get(key: [string, string, string]): Promise<unknown>;
  getKey(range: IDBKeyRange): Promise<[string, string, string] | undefined>;
  getAll(range?: IDBKeyRange, most?: number): Promise<unknown[]>;
  getAllKeys(range?: IDBKeyRange, most?: number): Promise<[string, string, string][]>;
}

export interface WritableRows extends ReadableRows {
  put(value: unknown, key: [string, string, string]): Promise<unknown>;
  delete(key: [string, string, string] | IDBKeyRange): Promise<void>;
  clear(): Promise<void>;
}

/** So many parts are made of what the disk gives before others may go on. */
const AT_A_TIME = 32;

/** '0' follows '/': all names that begin with `warps/` stand before it. */
const WARPS_END = 'warps0';

export async function rowsAt(store: ReadableRows, address: Place): Promise<Rows> {
  const rows = new Map<string, unknown>();
  let range = rangeOf(address);
  for (;;) {
    const [keys, values] = await Promise.all([
      store.getAllKeys(range, AT_A_TIME),
      store.getAll(range, AT_A_TIME),
    ]);
    for (const [at, [, , part]] of keys.entries()) rows.set(part, values[at]);
    const last = keys.at(-1);
    if (!last || keys.length < AT_A_TIME) return rows;
    range = IDBKeyRange.bound(last, range.upper, true, range.upperOpen);
  }
}

export async function allRows(store: ReadableRows): Promise<Row[]> {
  const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return keys.map(([profile, name, part], at) => ({ profile, name, part, value: values[at] }));
}

/** Profiles that any data belongs to, found by jumping from one to the next. */
export async function ownersIn(store: ReadableRows): Promise<string[]> {
  const owners: string[] = [];
  let from: IDBKeyRange = IDBKeyRange.lowerBound([DEVICE, []]);
  for (;;) {
    const found = (await store.getKey(from))?.[0];
    if (found === undefined) return owners.filter(isProfileId);
    owners.push(found);
    from = IDBKeyRange.lowerBound([found, []]);
  }
}

/** Accounts with warps, found by jumping from one to the next. */
export async function warpAccountsIn(store: ReadableRows, profile: string): Promise<string[]> {
  const accounts: string[] = [];
  let from = 'warps/';
  for (;;) {
    const found = await store.getKey(
      IDBKeyRange.bound([profile, from], [profile, WARPS_END], false, true),
    );
    const uid = found?.[1].split('/')[1];
    if (uid === undefined) return accounts;
    accounts.push(uid);
    from = `warps/${uid}0`;
  }
}

/** Parts of warps are named after their time: of the newest alone the pulls are read. */
export async function latestWarpAccountIn(
  store: ReadableRows,
  profile: string,
): Promise<string | undefined> {
  const keys = (await store.getAllKeys(warpsOf(profile))).filter(([, , part]) =>
    /^\d{9}$/.test(part),
  );
  const newest = keys
    .map(([, , part]) => part)
    .sort()
    .at(-1);
  const pulls = keys
    .filter(([, , part]) => part === newest)
    .map(async (key) => ({ uid: key[1].split('/')[1], id: lastIdIn(await store.get(key)) }));
  const [latest] = (await Promise.all(pulls)).sort((a, b) => (a.id > b.id ? -1 : 1));
  return latest?.uid;
}

/** The id of the last pull of a part, as wide as any; empty where the part is of another shape. */
function lastIdIn(part: unknown): string {
  const last: unknown = Array.isArray(part) ? part.at(-1) : undefined;
  return String((last as { id?: unknown } | undefined)?.id ?? '').padStart(24, '0');
}

export function warpsOf(profile: string): IDBKeyRange {
  return IDBKeyRange.bound([profile, 'warps/', ''], [profile, WARPS_END, '']);
}

export function rangeOf({ profile, name }: Place): IDBKeyRange {
  return IDBKeyRange.bound([profile, name], [profile, name, []]);
}
