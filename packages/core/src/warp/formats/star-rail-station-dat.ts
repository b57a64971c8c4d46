import { strFromU8 } from 'fflate';
import { fail, ok, type Result } from '../../basics/result.ts';
import { serverTime } from '../time.ts';
import { parseExactJson } from './exact-json.ts';
import { type Fields, isFields, pullIdOf, textOf } from './fields.ts';
import type {
  FormatError,
  ImportedAccount,
  ImportedHistory,
  ImportedPull,
  LeftBehind,
  OtherStore,
  RefusedRow,
  RowFault,
} from './imported.ts';
import { decompressUtf16 } from './lz-string.ts';
import { readEachRow, readThing } from './read-row.ts';
import { withoutReruns } from './star-rail-station-csv.ts';

/** The letters `srs`. */
const HEAD = [0x73, 0x72, 0x73];

export function isStarRailStationDat(bytes: Uint8Array): boolean {
  return HEAD.every((byte, at) => bytes[at] === byte);
}

const WARPS = /^(?:(.*)_)?warp-v2$/;
/** Stores that the reader of older stores may know. */
const OTHERS = /^(?:(.*)_)?(calculator|inventory|achievements?)(?:-[\w-]*)?$/;

/**
 * Reads Star Rail Station's backup: the warps of all its profiles, and other stores as they are.
 * Rule W33.
 *
 * @param mostText - how many letters it may hold at most once unpacked
 */
export function readStarRailStationDat(
  bytes: Uint8Array,
  mostText = 64_000_000,
): Result<ImportedHistory, FormatError> {
  const damaged = fail<FormatError>({
    code: 'FORMAT_DAMAGED',
    args: { format: 'starRailStationDat' },
  });
  const text = decompressUtf16(strFromU8(bytes.subarray(HEAD.length)), mostText);
  if (!text.ok) return text.error === 'LZ_TOO_LARGE' ? fail({ code: 'FORMAT_TOO_LARGE' }) : damaged;
  const file = parseExactJson(text.value);
  const data = isFields(file) && isFields(file.data) ? file.data : undefined;
  if (!isFields(file) || !data || !isFields(data.stores)) return damaged;
  const names = profileNames(file.profiles, Object.keys(data.stores));
  const accounts: ImportedAccount[] = [];
  const refused: RefusedRow[] = [];
  const left: LeftBehind[] = [];
  const stores: OtherStore[] = [];
  for (const [name, value] of Object.entries(data.stores)) {
    const warps = WARPS.exec(name);
    const other = OTHERS.exec(name);
    if (warps && isFields(value)) {
      const read = readWarps(value, name);
      accounts.push({
        uid: null,
        label: names.get(warps[1] ?? '') ?? null,
        pulls: read.pulls,
      });
      for (const row of read.refused) refused.push(row);
    } else if (other?.[2] !== undefined) {
      const profile = names.get(other[1] ?? '') ?? null;
      stores.push({ profile, store: name.slice(name.indexOf(other[2])), value });
    } else left.push({ code: 'LEFT_STORE', args: { name } });
  }
  return ok({ format: 'starRailStationDat', accounts, refused, left, stores });
}

/**
 * What profiles are called, by the key that their stores begin with; by the key itself where nothing else is told.
 * Namesakes are counted: each is one of its own.
 */
function profileNames(profiles: unknown, stores: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const add = (key: string, name: string) => {
    const own = ownName(name, taken);
    taken.add(own);
    names.set(key, own);
  };
  for (const [at, profile] of Object.entries(isFields(profiles) ? profiles : {})) {
    const name = isFields(profile) ? textOf(profile.name) : undefined;
    if (isFields(profile) && name !== undefined) add(textOf(profile.key) ?? at, name);
  }
  for (const store of stores) {
    const key = (WARPS.exec(store) ?? OTHERS.exec(store))?.[1];
    if (key !== undefined && !names.has(key)) add(key, key);
  }
  return names;
}

function ownName(name: string, taken: ReadonlySet<string>): string {
  let own = name;
  for (let count = 2; taken.has(own); count++) own = `${name} (${count})`;
  return own;
}

function readWarps(store: Fields, name: string): { pulls: ImportedPull[]; refused: RefusedRow[] } {
  const pulls: ImportedPull[] = [];
  const refused: RefusedRow[] = [];
  for (const [list, rows] of Object.entries(store)) {
    const type = /^items_(\d+)$/.exec(list)?.[1];
    if (type === undefined) continue;
    const read = readEachRow(rows, `${name}.${list}.`, (row) => readStored(row, type));
    for (const pull of read.pulls) pulls.push(pull);
    for (const row of read.refused) refused.push(row);
  }
  return { pulls, refused };
}

function readStored(row: unknown, list: string): Result<ImportedPull, RowFault> {
  if (!isFields(row)) return fail('ROW_NO_OBJECT');
  const isManual = row.manual === true;
  const id = isManual ? null : pullIdOf(row.uid);
  if (id === undefined) return fail('ROW_BAD_ID');
  const { timestamp } = row;
  if (typeof timestamp !== 'number' || !(Math.abs(timestamp) < LAST_INSTANT))
    return fail('ROW_BAD_TIME');
  const time = serverTime(timestamp, 0);
  const pull = readThing(
    {
      gacha_type: withoutReruns(row.gachaType ?? list, time),
      ...{ gacha_id: row.gachaId, item_id: row.itemId, time },
    },
    { id, zone: 0 },
  );
  if (!pull.ok) return pull;
  return ok({ ...pull.value, ...(isManual && { isByHand: true }) });
}

/** Beyond it there are no dates. */
const LAST_INSTANT = 8_640_000_000_000_000;
