import { fail, ok, type Result } from '../basics/result.ts';
import { inflate } from './inflate.ts';

// Source: RFC 1952, section 2.3.
const HEAD = [0x1f, 0x8b];
const DEFLATE = 8;
const FIXED_LENGTH = 10;
const TRAILER_LENGTH = 8;
const HEADER_SUM = 2;
const EXTRA = 4;
const NAME = 8;
const COMMENT = 16;

export function isGzip(file: Uint8Array): boolean {
  return HEAD.every((byte, at) => file[at] === byte);
}

/** Why a gzip file is not unpacked. */
export type GzipError = 'GZIP_DAMAGED' | 'GZIP_TOO_LARGE';

/**
 * Unpacks a gzip file of one member. Its last bytes state the unpacked size: nothing beyond `most` is kept, and a file
 * of another size than stated is refused.
 */
export function unpackGzip(file: Uint8Array, most: number): Result<Uint8Array, GzipError> {
  const start = bodyStart(file);
  const end = file.length - TRAILER_LENGTH;
  if (start === undefined || start > end) return fail('GZIP_DAMAGED');
  const size = new DataView(file.buffer, file.byteOffset, file.byteLength).getUint32(
    file.length - 4,
    true,
  );
  const body = file.subarray(start, end);
  let at = 0;
  if (size > most) {
    // The last bytes of a file that is cut short state any size.
    inflate(body, (chunk) => {
      at += chunk.length;
      return at <= most;
    });
    return fail(at > most ? 'GZIP_TOO_LARGE' : 'GZIP_DAMAGED');
  }
  const whole = new Uint8Array(size);
  const outcome = inflate(body, (chunk) => {
    if (at + chunk.length > size) return false;
    whole.set(chunk, at);
    at += chunk.length;
    return true;
  });
  return outcome === 'whole' && at === size ? ok(whole) : fail('GZIP_DAMAGED');
}

/** Where the packed bytes begin, after a header of several optional parts. */
function bodyStart(file: Uint8Array): number | undefined {
  const flags = file[3] ?? 0;
  if (!isGzip(file) || file[2] !== DEFLATE) return undefined;
  let at = FIXED_LENGTH;
  if (flags & EXTRA) at += 2 + (file[at] ?? 0) + 256 * (file[at + 1] ?? 0);
  for (const flag of [NAME, COMMENT]) {
    if (!(flags & flag)) continue;
    const end = file.indexOf(0, at);
    if (end === -1) return undefined;
    at = end + 1;
  }
  return flags & HEADER_SUM ? at + 2 : at;
}
