import { fail, ok, type Result } from '../../basics/result.ts';

export type LzError = 'LZ_DAMAGED' | 'LZ_TOO_LARGE';

/** Bits of each letter that `compressToUTF16` uses; letters begin at 32. */
const BITS = 15;
const FIRST = 32;

const BYTE = 0;
const WORD = 1;
const END = 2;

/**
 * Unpacks what lz-string's `compressToUTF16` packed: a dictionary grows by a phrase with each code, and codes by
 * a bit whenever the dictionary doubles.
 *
 * The npm package cannot be stopped halfway: a file of 88 kB took it 3.4 s and 1.1 GB, where this one refused after
 * 0.1 s. Tests pack with the package.
 *
 * @param most - letters at most; a small file may unpack to a huge one
 */
export function decompressUtf16(packed: string, most: number): Result<string, LzError> {
  const bits = reader(packed);
  const phrases: string[] = ['', '', ''];
  let width = 3;
  let room = 4;
  let previous = '';
  const parts: string[] = [];
  let length = 0;
  for (let isFirst = true; ; isFirst = false) {
    let code = bits.read(isFirst ? 2 : width);
    if (bits.isOver() || code === END) break;
    if (code === BYTE || code === WORD) {
      phrases.push(String.fromCharCode(bits.read(code === BYTE ? 8 : 16)));
      code = phrases.length - 1;
      if (!isFirst) room--;
      grow();
    }
    // A code that is just about to get its phrase stands for the last one and its first letter once more.
    const phrase = phrases[code] ?? (code === phrases.length ? previous + previous.charAt(0) : '');
    if (phrase === '') return fail('LZ_DAMAGED');
    length += phrase.length;
    if (length > most) return fail('LZ_TOO_LARGE');
    parts.push(phrase);
    if (!isFirst) {
      phrases.push(previous + phrase.charAt(0));
      room--;
      grow();
    }
    previous = phrase;
  }
  return bits.isOver() ? fail('LZ_DAMAGED') : ok(parts.join(''));

  function grow(): void {
    if (room > 0) return;
    room = 2 ** width;
    width++;
  }
}

/** Reads bits, lowest first within a code, highest first within a letter. */
function reader(packed: string) {
  let at = 0;
  let letter = packed.charCodeAt(0) - FIRST;
  let mask = 1 << (BITS - 1);
  let isPast = packed.length === 0;
  return {
    isOver: () => isPast,
    read(count: number): number {
      let code = 0;
      for (let bit = 0; bit < count; bit++) {
        if (at >= packed.length) isPast = true;
        else if (letter & mask) code |= 1 << bit;
        mask >>= 1;
        if (mask > 0) continue;
        mask = 1 << (BITS - 1);
        at++;
        letter = packed.charCodeAt(at) - FIRST;
      }
      return code;
    },
  };
}
