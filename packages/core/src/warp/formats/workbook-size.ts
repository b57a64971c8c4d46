import { strFromU8, zipSync } from 'fflate';
import { fail, ok, type Result } from '../../basics/result.ts';
import { inflate } from '../../inflate/inflate.ts';
import type { FormatError } from './imported.ts';

/** What a workbook may unpack to: a quarter of a million rows with the game's fields. */
const MAX_UNPACKED = 128 * 1024 ** 2;
/** Parts of one: a sheet each, and a few beside them. */
const MAX_PARTS = 2000;

// Source: the ZIP file format, sections 4.3.7, 4.3.12 and 4.3.16.
const END = { mark: 0x06054b50, length: 22, longestNote: 0xffff } as const;
const ENTRY = { mark: 0x02014b50, length: 46 } as const;
const LOCAL_LENGTH = 30;
/** Stands in front of the end where sizes take eight bytes: nothing that is read here is that large. */
const WIDE_END = { mark: 0x07064b50, length: 20 } as const;

interface Part {
  readonly name: string;
  readonly method: number;
  readonly packed: Uint8Array;
  /** What the archive says that it unpacks to. */
  readonly size: number;
}

/**
 * How many bytes a workbook unpacks to, found without keeping any of them: whoever reads one takes all of it at once,
 * and a file of a few kilobytes may say that it holds gigabytes, or hold them.
 */
export function workbookSize(file: Uint8Array, most = MAX_UNPACKED): Result<number, FormatError> {
  const parts = partsOf(file);
  if (!parts) return damaged;
  if (parts.length > MAX_PARTS) return tooLarge;
  let all = 0;
  for (const part of parts) {
    if (all + part.size > most) return tooLarge;
    if (sizeOf(part) !== part.size) return damaged;
    all += part.size;
  }
  return ok(all);
}

/**
 * The same workbook with its parts unpacked, once {@link workbookSize} has found it sound. Who opens it then has nothing
 * to unpack: the common reader hands a part of half a megabyte to a worker made of a blob, which the site's content
 * policy forbids, and waits for it for ever.
 */
export function unpackedWorkbook(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts = (partsOf(file) ?? []).map((part) => [part.name, unpacked(part)] as const);
  return zipSync(Object.fromEntries(parts), { level: 0 });
}

function unpacked({ method, packed, size }: Part): Uint8Array {
  if (method === 0) return packed;
  const whole = new Uint8Array(size);
  let at = 0;
  inflate(packed, (chunk) => {
    whole.set(chunk, at);
    at += chunk.length;
    return true;
  });
  return whole;
}

const damaged = fail<FormatError>({ code: 'FORMAT_DAMAGED', args: { format: 'sheets' } });
const tooLarge = fail<FormatError>({ code: 'FORMAT_TOO_LARGE' });

/** What a part really unpacks to, as far as it should; undefined where it cannot be unpacked. */
function sizeOf({ method, packed, size }: Part): number | undefined {
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
function partsOf(file: Uint8Array): Part[] | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = endOf(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const parts: Part[] = [];
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
