import { strFromU8 } from 'fflate';
import { inflate } from './inflate.ts';

// Source: the ZIP file format, sections 4.3.7, 4.3.12, 4.3.16 and 4.4.4.
const END = { mark: 0x06054b50, length: 22, longestNote: 0xffff } as const;
const ENTRY = { mark: 0x02014b50, length: 46 } as const;
const LOCAL_LENGTH = 30;
/** Stands in front of the end where sizes take eight bytes: nothing that is read here is that large. */
const WIDE_END = { mark: 0x07064b50, length: 20 } as const;
const ENCRYPTED = 1;

/** One file within an archive, packed as it stands there. */
export interface ZipPart {
  readonly name: string;
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly packed: Uint8Array;
  /** What the archive says that it unpacks to. */
  readonly size: number;
}

/** What a part holds. It makes room for as much as the archive says, so that must have been found bearable before. */
export function unpackedPart({ method, packed, size }: ZipPart): Uint8Array {
  if (method === 0) return packed;
  const whole = new Uint8Array(size);
  let at = 0;
  inflate(packed, (chunk) => {
    if (at + chunk.length > size) return false;
    whole.set(chunk, at);
    at += chunk.length;
    return true;
  });
  return whole;
}

/** What a part really unpacks to, as far as it should; undefined where it cannot be unpacked. */
export function unpackedSize({ method, packed, size }: ZipPart): number | undefined {
  if (method === 0) return packed.length;
  if (method !== 8) return undefined;
  let unpacked = 0;
  const end = inflate(packed, (chunk) => {
    unpacked += chunk.length;
    return unpacked <= size;
  });
  return end === 'whole' ? unpacked : undefined;
}

/** The parts that the archive's list names; undefined where there is none. */
export function zipParts(file: Uint8Array): ZipPart[] | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = endOf(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const parts: ZipPart[] = [];
  for (let part = 0; part < count; part++) {
    if (at + ENTRY.length > end || view.getUint32(at, true) !== ENTRY.mark) return undefined;
    const packedSize = view.getUint32(at + 20, true);
    const local = view.getUint32(at + 42, true);
    if (local + LOCAL_LENGTH > end) return undefined;
    const start =
      local + LOCAL_LENGTH + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    if (start + packedSize > end) return undefined;
    const name = file.subarray(
      at + ENTRY.length,
      at + ENTRY.length + view.getUint16(at + 28, true),
    );
    parts.push({
      name: strFromU8(name),
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & ENCRYPTED) !== 0,
      packed: file.subarray(start, start + packedSize),
      size: view.getUint32(at + 24, true),
    });
    at += ENTRY.length + [28, 30, 32].reduce((sum, of) => sum + view.getUint16(at + of, true), 0);
  }
  return parts;
}

/** Where the list's end stands: the last thing of a file but for a note. */
function endOf(view: DataView): number | undefined {
  const last = view.byteLength - END.length;
  for (let at = last; at >= Math.max(0, last - END.longestNote); at--) {
    if (view.getUint32(at, true) !== END.mark) continue;
    const wide = at - WIDE_END.length;
    return wide >= 0 && view.getUint32(wide, true) === WIDE_END.mark ? undefined : at;
  }
  return undefined;
}
