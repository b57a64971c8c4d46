import { Deflate } from 'fflate';
import { fail, ok, type Result } from '../../basics/result.ts';
import { inflate } from '../../inflate/inflate.ts';
import type { OnChunk } from '../../inflate/unpacked.ts';
import { crc32 } from './crc32.ts';

/**
 * A backup is a plain gzip file, so that any tool opens it, whose header carries a field of ours with
 * the version of the format and the checksum and length of the packed bytes. All other bytes of the
 * header are fixed: a file that differs anywhere is refused before it is unpacked.
 *
 * Source: RFC 1952, sections 2.2 and 2.3.1.1.
 */
export const CONTAINER_VERSION = 1;

/** Why a file is no container, or too large a one. */
export type ContainerError =
  | { readonly code: 'BACKUP_NOT_OURS' }
  | { readonly code: 'BACKUP_NEWER' }
  | { readonly code: 'BACKUP_DAMAGED' }
  | { readonly code: 'BACKUP_TOO_LARGE' };

/** What a file may weigh, packed and unpacked. A history of 500,000 pulls unpacks to some 55 MB. */
export interface Limits {
  readonly packedBytes: number;
  readonly unpackedBytes: number;
}

/** What a backup may be at most, packed and unpacked. */
export const LIMITS: Limits = { packedBytes: 16 * 1024 ** 2, unpackedBytes: 80 * 1024 ** 2 };

const NAME = [...'trailbook-backup.jsonl'].map((letter) => letter.charCodeAt(0));
const FLAG_EXTRA_AND_NAME = 0x04 | 0x08;
const FIELD_LENGTH = 9;
const FIXED = [0x1f, 0x8b, 0x08, FLAG_EXTRA_AND_NAME, 0, 0, 0, 0, 0, 0xff];
const FIELD_HEAD = [FIELD_LENGTH + 4, 0, 0x54, 0x42, FIELD_LENGTH, 0];
const FIELD_AT = FIXED.length + FIELD_HEAD.length;
const HEADER_LENGTH = FIELD_AT + FIELD_LENGTH + NAME.length + 1;
const TRAILER_LENGTH = 8;

/** Packs chunks of bytes into one file. */
export function packContainer(chunks: Iterable<Uint8Array>): Uint8Array {
  const packed: Uint8Array[] = [];
  const deflate = new Deflate({ level: 6 }, (chunk) => packed.push(chunk));
  let sum = 0;
  let length = 0;
  for (const chunk of chunks) {
    sum = crc32(chunk, sum);
    length += chunk.length;
    deflate.push(chunk);
  }
  deflate.push(new Uint8Array(0), true);
  return sealed(concatenate(packed), sum, length);
}

/** Packed bytes with header and trailer around them, which say the checksum and length of the unpacked. */
export function sealed(body: Uint8Array, sum: number, length: number): Uint8Array {
  return concatenate([header(body), body, uint32(sum), uint32(length)]);
}

/**
 * Unpacks a file and hands it to `onChunk` piece by piece, which may answer false to stop. Nothing is
 * unpacked of a file whose header or checksum does not fit.
 */
export function unpackContainer(
  file: Uint8Array,
  limits: Limits,
  onChunk: OnChunk,
): Result<true, ContainerError> {
  const body = bodyOf(file, limits);
  if (!body.ok) return body;
  let sum = 0;
  let length = 0;
  const outcome = inflate(body.value, (chunk) => {
    sum = crc32(chunk, sum);
    length += chunk.length;
    return length <= limits.unpackedBytes && onChunk(chunk);
  });
  if (length > limits.unpackedBytes) return fail({ code: 'BACKUP_TOO_LARGE' });
  if (outcome === 'refused') return ok(true);
  const trailer = concatenate([uint32(sum), uint32(length)]);
  const isWhole = equal(file.subarray(file.length - TRAILER_LENGTH), trailer);
  return outcome === 'whole' && isWhole ? ok(true) : fail({ code: 'BACKUP_DAMAGED' });
}

/** The packed bytes of a file whose header is, byte for byte, the one they should have. */
function bodyOf(file: Uint8Array, limits: Limits): Result<Uint8Array, ContainerError> {
  if (!equal(file.subarray(0, FIELD_AT), Uint8Array.from([...FIXED, ...FIELD_HEAD]))) {
    return fail({ code: 'BACKUP_NOT_OURS' });
  }
  if (file.length > limits.packedBytes) return fail({ code: 'BACKUP_TOO_LARGE' });
  const body = file.subarray(HEADER_LENGTH, file.length - TRAILER_LENGTH);
  const isIntact =
    file.length > HEADER_LENGTH + TRAILER_LENGTH &&
    equal(withoutVersion(file.subarray(0, HEADER_LENGTH)), withoutVersion(header(body)));
  if (!isIntact) return fail({ code: 'BACKUP_DAMAGED' });
  if (file[FIELD_AT] !== CONTAINER_VERSION) return fail({ code: 'BACKUP_NEWER' });
  return ok(body);
}

function header(body: Uint8Array): Uint8Array {
  const field = [CONTAINER_VERSION, ...uint32(crc32(body)), ...uint32(body.length)];
  return Uint8Array.from([...FIXED, ...FIELD_HEAD, ...field, ...NAME, 0]);
}

function withoutVersion(head: Uint8Array): Uint8Array {
  // Not `slice`: a Buffer would share its bytes with the copy.
  const copy = new Uint8Array(head);
  copy[FIELD_AT] = 0;
  return copy;
}

function uint32(value: number): Uint8Array {
  return Uint8Array.from([value, value >>> 8, value >>> 16, value >>> 24]);
}

function equal(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}

function concatenate(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
