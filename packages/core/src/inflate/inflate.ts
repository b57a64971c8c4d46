import { Bits } from './bits.ts';
import { BlockCodes } from './block-codes.ts';
import { type OnChunk, Unpacked } from './unpacked.ts';

/** Everything was unpacked, the taker wanted no more, or the packed bytes are none. */
export type Inflated = 'whole' | 'refused' | 'damaged';

/** How far what is unpacked may lag behind what was read: no honest packing makes more out of less. */
const SLACK = 8 * 1024;
const END_OF_BLOCK = 256;

/**
 * Unpacks deflated bytes, chunk by chunk. No block costs much more than its bytes: a common reader draws up
 * a table of all codes for each, and ten megabytes that bring many of them keep it busy for a minute and a
 * half.
 *
 * Source: RFC 1951.
 */
export function inflate(packed: Uint8Array, onChunk: OnChunk): Inflated {
  const bits = new Bits(packed);
  const codes = new BlockCodes();
  const unpacked = new Unpacked(onChunk);
  for (let isLast = false; !isLast; ) {
    // Empty blocks cost time as well, and half a million of them fit into a file.
    if (bits.bytesTaken > unpacked.length + SLACK) return 'damaged';
    isLast = bits.take(1) === 1;
    const isRead = readBlock(bits, codes, unpacked);
    if (unpacked.isRefused) return 'refused';
    if (!isRead || bits.isSpent) return 'damaged';
  }
  unpacked.handOn();
  return unpacked.isRefused ? 'refused' : 'whole';
}

function readBlock(bits: Bits, codes: BlockCodes, unpacked: Unpacked): boolean {
  switch (bits.take(2)) {
    case 0:
      return readStored(bits, unpacked);
    case 1:
      return codes.setFixed() && readSymbols(bits, codes, unpacked);
    case 2:
      return codes.read(bits) && readSymbols(bits, codes, unpacked);
    default:
      return false;
  }
}

function readStored(bits: Bits, unpacked: Unpacked): boolean {
  const [low = 0, high = 0, ...mirrored] = bits.takeBytes(4);
  if (mirrored[0] !== (low ^ 0xff) || mirrored[1] !== (high ^ 0xff)) return false;
  unpacked.putAll(bits.takeBytes(low | (high << 8)));
  return true;
}

function readSymbols(bits: Bits, codes: BlockCodes, unpacked: Unpacked): boolean {
  while (!bits.isSpent && !unpacked.isRefused) {
    const symbol = codes.literals.read(bits);
    if (symbol === END_OF_BLOCK) return true;
    if (symbol < 0) return false;
    if (symbol < END_OF_BLOCK) {
      unpacked.put(symbol);
      continue;
    }
    const length = readRange(bits, LENGTHS, symbol - END_OF_BLOCK - 1);
    const distance = readRange(bits, DISTANCES, codes.distances.read(bits));
    if (!length || !distance || !unpacked.repeat(distance, length)) return false;
  }
  return false;
}

/** What a symbol stands for: the smallest value, and how many bits follow that are added to it. */
type Range = readonly [base: number, bits: number];

/** Lengths of repetitions, by symbol. Source: RFC 1951, section 3.2.5. */
export const LENGTHS: readonly Range[] = [
  ...rangesFrom(3, 28, (at) => (at < 8 ? 0 : (at - 4) >> 2)),
  // The longest has a symbol of its own.
  [258, 0],
];

/** How far back what is repeated stands, by symbol. */
export const DISTANCES = rangesFrom(1, 30, (at) => (at < 4 ? 0 : (at - 2) >> 1));

/** The value of a symbol; undefined where it has none. */
export function readRange(
  bits: Bits,
  ranges: readonly Range[],
  symbol: number,
): number | undefined {
  const range = ranges[symbol];
  return range && range[0] + bits.take(range[1]);
}

/** Each range begins where the one before it ends. */
function rangesFrom(first: number, count: number, bitsAt: (at: number) => number): Range[] {
  let base = first;
  return Array.from({ length: count }, (_, at) => {
    const range: Range = [base, bitsAt(at)];
    base += 1 << bitsAt(at);
    return range;
  });
}
