import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BLOCK_SIZES, BLOCKS_HEADER } from '../cache-address.ts';

/** What a made cache keeps. */
export interface MadeEntry {
  readonly key: string;
  /** In milliseconds. */
  readonly createdAt: number;
  /** One that is going to be deleted. */
  readonly isDoomed?: boolean;
  /** Only the entry is written yet, its key is not. */
  readonly isHalfWritten?: boolean;
}

const TABLE_LENGTH = 0x10000;
const INDEX_HEADER = 368;
const [RANKINGS, BLOCKS_256, BLOCKS_1K, BLOCKS_4K] = [1, 2, 3, 4] as const;
const LONGEST_INLINE = 4 * 256 - 96 - 1;

/** Writes a cache as Chromium's block files have it: index, rankings, entries, and keys where they have room. */
export function makeCache(folder: string, entries: readonly MadeEntry[]): void {
  mkdirSync(folder, { recursive: true });
  const table = new Uint32Array(TABLE_LENGTH);
  const files = new Map([0, 1, 2, 3].map((number) => [number, blockFile(number)] as const));
  const put = (kind: 1 | 2 | 3 | 4, bytes: Buffer) => files.get(kind - 1)?.put(bytes) ?? 0;
  let external = 0;

  for (const { key, createdAt, isDoomed, isHalfWritten } of entries) {
    const bytes = Buffer.from(`${key}\0`, 'latin1');
    const shown = isHalfWritten ? Buffer.alloc(bytes.length) : bytes;
    const isLong = key.length > LONGEST_INLINE;
    let longKey = 0;
    if (isLong && bytes.length <= 4 * 4096) {
      const kind = bytes.length < 1024 ? BLOCKS_256 : bytes.length < 4096 ? BLOCKS_1K : BLOCKS_4K;
      longKey = put(kind, shown);
    } else if (isLong) {
      external++;
      writeFileSync(join(folder, `f_${external.toString(16).padStart(6, '0')}`), shown);
      longKey = (0x8000_0000 | external) >>> 0;
    }
    const store = Buffer.alloc(96 + (isLong ? 0 : bytes.length));
    const hash = superFastHash(Buffer.from(key, 'latin1'));
    const bucket = hash & (TABLE_LENGTH - 1);
    store.writeUInt32LE(hash, 0);
    store.writeUInt32LE(table[bucket] ?? 0, 4);
    store.writeUInt32LE(put(RANKINGS, Buffer.alloc(36)), 8);
    store.writeInt32LE(isDoomed ? 2 : 0, 20);
    store.writeBigUInt64LE((BigInt(createdAt) + 11_644_473_600_000n) * 1000n, 24);
    store.writeInt32LE(key.length, 32);
    store.writeUInt32LE(longKey, 36);
    if (!isLong) shown.copy(store, 96);
    table[bucket] = put(BLOCKS_256, store);
  }

  const index = Buffer.alloc(INDEX_HEADER + TABLE_LENGTH * 4);
  index.writeUInt32LE(0xc103cac3, 0);
  index.writeUInt32LE(0x20001, 4);
  index.writeInt32LE(entries.length, 8);
  index.writeInt32LE(external, 16);
  index.writeInt32LE(TABLE_LENGTH, 28);
  for (const [at, address] of table.entries()) {
    index.writeUInt32LE(address, INDEX_HEADER + at * 4);
  }
  writeFileSync(join(folder, 'index'), index);
  for (const [number, file] of files) writeFileSync(join(folder, `data_${number}`), file.bytes());
}

function blockFile(number: number) {
  const kind = number + 1;
  const size = BLOCK_SIZES[kind] ?? 0;
  const parts: Buffer[] = [];
  let blocks = 0;
  return {
    /** @returns the address of what was put in */
    put(bytes: Buffer): number {
      const count = Math.max(1, Math.ceil(bytes.length / size));
      const padded = Buffer.alloc(count * size);
      bytes.copy(padded);
      parts.push(padded);
      const at = blocks;
      blocks += count;
      return (0x8000_0000 | (kind << 28) | ((count - 1) << 24) | (number << 16) | at) >>> 0;
    },
    bytes(): Buffer {
      const header = Buffer.alloc(BLOCKS_HEADER);
      header.writeUInt32LE(0xc104cac3, 0);
      header.writeUInt32LE(0x20000, 4);
      header.writeInt16LE(number, 8);
      header.writeInt32LE(size, 12);
      header.writeInt32LE(parts.length, 16);
      header.writeInt32LE(blocks, 20);
      for (let at = 0; at < blocks; at++) {
        header.writeUInt8(header.readUInt8(80 + (at >> 3)) | (1 << (at & 7)), 80 + (at >> 3));
      }
      return Buffer.concat([header, ...parts]);
    },
  };
}

/** How Chromium finds the bucket of a key. */
function superFastHash(bytes: Buffer): number {
  let hash = bytes.length;
  const signed = (at: number) => ((bytes[at] ?? 0) << 24) >> 24;
  const whole = bytes.length & ~3;
  for (let at = 0; at < whole; at += 4) {
    hash = (hash + bytes.readUInt16LE(at)) | 0;
    hash = (hash << 16) ^ ((bytes.readUInt16LE(at + 2) << 11) ^ hash);
    hash = (hash + (hash >>> 11)) | 0;
  }
  const rest = bytes.length - whole;
  if (rest === 3) {
    hash = (hash + bytes.readUInt16LE(whole)) | 0;
    hash ^= hash << 16;
    hash ^= signed(whole + 2) << 18;
    hash = (hash + (hash >>> 11)) | 0;
  } else if (rest === 2) {
    hash = (hash + bytes.readUInt16LE(whole)) | 0;
    hash ^= hash << 11;
    hash = (hash + (hash >>> 17)) | 0;
  } else if (rest === 1) {
    hash = (hash + signed(whole)) | 0;
    hash ^= hash << 10;
    hash = (hash + (hash >>> 1)) | 0;
  }
  hash ^= hash << 3;
  hash = (hash + (hash >>> 5)) | 0;
  hash ^= hash << 4;
  hash = (hash + (hash >>> 17)) | 0;
  hash ^= hash << 25;
  return (hash + (hash >>> 6)) >>> 0;
}
