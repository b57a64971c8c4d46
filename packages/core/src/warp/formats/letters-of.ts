import { strFromU8 } from 'fflate';

/** A file as text. Spreadsheets also write two bytes a letter, and say so at the head. */
export function lettersOf(file: Uint8Array): string {
  if (startsWith(file, [0xff, 0xfe])) return utf16(file, 0);
  return startsWith(file, [0xfe, 0xff]) ? utf16(file, 1) : strFromU8(file);
}

/** @param low - which of two bytes is the lower one */
function utf16(bytes: Uint8Array, low: 0 | 1): string {
  const letters = Uint16Array.from({ length: bytes.length >> 1 }, (_, at) => {
    return (bytes[2 * at + low] ?? 0) | ((bytes[2 * at + 1 - low] ?? 0) << 8);
  });
  const parts: string[] = [];
  for (let at = 0; at < letters.length; at += AT_ONCE) {
    parts.push(String.fromCharCode(...letters.subarray(at, at + AT_ONCE)));
  }
  return parts.join('');
}

/** Letters that a call takes as arguments. */
const AT_ONCE = 8192;

export function startsWith(bytes: Uint8Array, head: readonly number[]): boolean {
  return head.every((byte, at) => bytes[at] === byte);
}
