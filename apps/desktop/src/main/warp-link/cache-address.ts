/** Where in a cache something lies: in blocks of one of its files, or in a file of its own. */
export type CacheAddress =
  | {
      readonly file: string;
      readonly at: number;
      readonly blockSize: number;
      readonly length: number;
    }
  | { readonly file: string; readonly at: 0; readonly blockSize: null; readonly length: null };

/** Block files begin with a page of their own. */
export const BLOCKS_HEADER = 8192;
/** A block file has no more, as many as its map of them has bits. */
export const MOST_BLOCKS = (BLOCKS_HEADER - 80) * 8;
/** By the kind of file: rankings, and blocks of 256 bytes, 1 KB and 4 KB. */
export const BLOCK_SIZES = [undefined, 36, 256, 1024, 4096] as const;

/** Reads an address of Chromium's block files; undefined for one of nothing, or of no kind that is known. */
export function readAddress(address: number): CacheAddress | undefined {
  const isSet = address >>> 31 === 1;
  if (!isSet) return undefined;
  const kind = (address >>> 28) & 7;
  if (kind === 0) {
    const name = (address & 0x0fff_ffff).toString(16).padStart(6, '0');
    return { file: `f_${name}`, at: 0, blockSize: null, length: null };
  }
  const blockSize = BLOCK_SIZES[kind];
  if (blockSize === undefined) return undefined;
  const blocks = ((address >>> 24) & 3) + 1;
  return {
    file: `data_${(address >>> 16) & 0xff}`,
    at: BLOCKS_HEADER + (address & 0xffff) * blockSize,
    blockSize,
    length: blocks * blockSize,
  };
}
