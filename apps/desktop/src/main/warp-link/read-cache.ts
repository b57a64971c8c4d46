import { join } from 'node:path';
import { openPlainFile, type PlainFile } from '../plain-file.ts';
import { BLOCKS_HEADER, type CacheAddress, MOST_BLOCKS, readAddress } from './cache-address.ts';

/** What a web cache says of something that it keeps. */
export interface CacheEntry {
  /** The address that was asked for, with what the cache puts before it. */
  readonly key: string;
  /** When it was kept, in milliseconds. */
  readonly createdAt: number;
}

const INDEX_MAGIC = 0xc103cac3;
const BLOCKS_MAGIC = 0xc104cac3;
const INDEX_HEADER = 368;
const TABLE_LENGTH_AT = 28;
/** Of the largest caches. */
const LONGEST_TABLE = 0x10_0000;

/** How much of all caches together is looked at: no player waits for more, and no machine holds more. */
export interface ReadBudget {
  entries: number;
  /** Keys that do not stand in their entry: each is read by itself. */
  longKeys: number;
}
export const MOST_READ: Readonly<ReadBudget> = { entries: 200_000, longKeys: 10_000 };

const ENTRY_SIZE = 256;
const NEXT_AT = 4;
const STATE_AT = 20;
const CREATED_AT = 24;
const KEY_LENGTH_AT = 32;
const LONG_KEY_AT = 36;
const KEY_AT = 96;
/** One that is going to be deleted, or was, has others. */
const IS_KEPT = 0;
/** No link of the game's is near as long; nothing longer is read as one. */
const LONGEST_KEY = 9000;

/** Times count microseconds, from the year 1601. */
const EPOCH_MS = 11_644_473_600_000n;

/**
 * Reads what a web cache of Chromium's block files keeps, by its index. Nothing of the cache is locked or changed, and
 * nothing of it is written elsewhere: the keys in it are as good as passwords, so the copy stays in memory. The game may
 * be writing at the same time; what is half written is left out. Rule W49.
 *
 * @param budget - what is left to be looked at; it gets less
 * @returns undefined where there is no index that can be read
 */
export async function readCache(
  folder: string,
  budget: ReadBudget = { ...MOST_READ },
): Promise<readonly CacheEntry[] | undefined> {
  const files = openFiles(folder);
  try {
    const table = await readTable(files);
    if (!table) return undefined;
    const entries: CacheEntry[] = [];
    const seen = new Set<number>();
    for (const first of table) {
      // Those of one bucket are a chain, which a half-written cache may have closed to a ring.
      for (let address = first; address !== 0 && !seen.has(address); ) {
        seen.add(address);
        if (budget.entries-- <= 0) return entries;
        const block = await blocksAt(files, readAddress(address));
        if (block?.blockSize !== ENTRY_SIZE || block.bytes.length < ENTRY_SIZE) break;
        const entry = await readEntry(files, block.bytes, budget);
        if (entry) entries.push(entry);
        address = block.bytes.readUInt32LE(NEXT_AT);
      }
    }
    return entries;
  } finally {
    await files.close();
  }
}

async function readTable(files: CacheFiles): Promise<Uint32Array | undefined> {
  const index = await files.get('index');
  const header = await index?.read(0, INDEX_HEADER);
  if (!index || !header || header.length < INDEX_HEADER) return undefined;
  if (header.readUInt32LE(0) !== INDEX_MAGIC) return undefined;
  const length = header.readInt32LE(TABLE_LENGTH_AT);
  if (length <= 0 || length > LONGEST_TABLE) return undefined;
  const bytes = await index.read(INDEX_HEADER, length * 4);
  // A table that was cut off still tells of the buckets that it has.
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, at) => bytes.readUInt32LE(at * 4));
}

async function readEntry(
  files: CacheFiles,
  bytes: Buffer,
  budget: ReadBudget,
): Promise<CacheEntry | undefined> {
  const keyLength = bytes.readInt32LE(KEY_LENGTH_AT);
  if (bytes.readInt32LE(STATE_AT) !== IS_KEPT) return undefined;
  if (keyLength <= 0 || keyLength > LONGEST_KEY) return undefined;
  const long = bytes.readUInt32LE(LONG_KEY_AT);
  if (long !== 0 && budget.longKeys-- <= 0) return undefined;
  const key =
    long === 0
      ? bytes.subarray(KEY_AT, KEY_AT + keyLength)
      : (await blocksAt(files, readAddress(long), keyLength))?.bytes.subarray(0, keyLength);
  // What is not written yet reads as zeros.
  if (!key || key.length < keyLength || key.includes(0)) return undefined;
  const createdAt = Number(bytes.readBigUInt64LE(CREATED_AT) / 1000n - EPOCH_MS);
  return { key: key.toString('latin1'), createdAt };
}

interface Blocks {
  readonly bytes: Buffer;
  readonly blockSize: number | null;
}

/** @param length - how much is wanted of a file that holds nothing else */
async function blocksAt(
  files: CacheFiles,
  address: CacheAddress | undefined,
  length = 0,
): Promise<Blocks | undefined> {
  if (!address) return undefined;
  const file = await files.get(address.file, address.blockSize);
  const bytes = await file?.read(address.at, address.length ?? length);
  return bytes && { bytes, blockSize: address.blockSize };
}

interface CacheFiles {
  /** @param blockSize - of a file of blocks, which must be one */
  get(name: string, blockSize?: number | null): Promise<PlainFile | undefined>;
  close(): Promise<void>;
}

/** At most so much of a file of entries is held in memory at once: all that such a file can have. */
const MOST_IN_MEMORY = BLOCKS_HEADER + MOST_BLOCKS * ENTRY_SIZE;
/** More files of their own are not looked at. */
const MOST_OPEN = 64;

function openFiles(folder: string): CacheFiles {
  const opened = new Map<string, Promise<PlainFile | undefined>>();

  async function open(name: string, blockSize: number | null | undefined) {
    const file = await openPlainFile(join(folder, name));
    if (!file || typeof blockSize !== 'number') return file;
    const header = await file.read(0, BLOCKS_HEADER);
    const isOne =
      header.length === BLOCKS_HEADER &&
      header.readUInt32LE(0) === BLOCKS_MAGIC &&
      header.readInt32LE(12) === blockSize;
    if (isOne) return blockSize === ENTRY_SIZE ? inMemory(file) : file;
    await file.close();
    return undefined;
  }

  return {
    get(name, blockSize) {
      let file = opened.get(name);
      if (!file && opened.size < MOST_OPEN) {
        file = open(name, blockSize);
        opened.set(name, file);
      }
      return file ?? Promise.resolve(undefined);
    },
    async close() {
      const files = await Promise.all(opened.values());
      await Promise.all(files.map((file) => file?.close()));
    },
  };
}

/** Thousands of entries are read one by one, each of them small. */
async function inMemory(file: PlainFile): Promise<PlainFile> {
  const bytes = await file.read(0, MOST_IN_MEMORY);
  return {
    size: bytes.length,
    read: async (at, length) => bytes.subarray(at, at + length),
    close: file.close,
  };
}
