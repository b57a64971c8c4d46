import { deflateSync } from 'fflate';
import { fail, ok, type Result } from '../../basics/result.ts';
import { inflate } from '../../inflate/inflate.ts';
import { decodePack, encodePack } from '../../pack/index.ts';
import { crc32 } from '../backup/crc32.ts';
import { migrate } from '../document.ts';
import { type Documents, kindOf } from '../kinds.ts';
import { fromBase64Url, toBase64Url } from './base64-url.ts';
import { withLongKeys, withShortKeys } from './short-keys.ts';

/** What travels as a link: documents, as they are stored, of the version that wrote them. */
const LINKED = ['planner', 'forecast'] as const;
export type LinkedName = (typeof LINKED)[number];

/** What a link holds; `name` tells which document. */
export type Linked = {
  [Name in LinkedName]: { readonly name: Name; readonly document: Documents[Name] };
}[LinkedName];

/** Why a text is no link, or none that this version reads. */
export interface LinkError {
  readonly code: 'LINK_BROKEN' | 'LINK_NEWER' | 'LINK_TOO_LONG';
}

const LINK_VERSION = 1;
/** The version, then the checksum of what follows. */
const HEAD_LENGTH = 5;
/** Chats and cameras take far less; a longer one is made to keep a page busy. */
export const MAX_LINK_LENGTH = 12_000;
/** Two hundred entries come to a sixth of it. */
const MAX_UNPACKED_BYTES = 256 * 1024;
/** Whoever is shown a plan reads it entry by entry; a forecast is bounded by its own schema. */
export const MAX_LINKED_ENTRIES = 200;

/**
 * A document as text for an address: its fields packed, deflated, and behind a version and a checksum. The format is
 * described in `docs/file-formats.md`.
 * Rule P43.
 *
 * @returns LINK_TOO_LONG for more than a link may hold
 */
export function writeLink<Name extends LinkedName>(
  name: Name,
  document: Documents[Name],
): Result<string, LinkError> {
  if (kindOf(name).measure(document) > MAX_LINKED_ENTRIES) return fail({ code: 'LINK_TOO_LONG' });
  const body = deflateSync(encodePack(withShortKeys({ [name]: document })), { level: 9 });
  const bytes = new Uint8Array(HEAD_LENGTH + body.length);
  bytes[0] = LINK_VERSION;
  new DataView(bytes.buffer).setUint32(1, crc32(body));
  bytes.set(body, HEAD_LENGTH);
  const text = toBase64Url(bytes);
  return text.length > MAX_LINK_LENGTH ? fail({ code: 'LINK_TOO_LONG' }) : ok(text);
}

/**
 * What a link holds, brought to the version of today and checked as what is stored is. It may speak of characters that
 * the data do not know.
 * Rule P43.
 *
 * @returns LINK_NEWER for what a later version of the site has made
 */
export function readLink(text: string): Result<Linked, LinkError> {
  if (text.length > MAX_LINK_LENGTH) return fail({ code: 'LINK_TOO_LONG' });
  const bytes = fromBase64Url(text);
  const version = bytes?.[0];
  if (!bytes || !version || bytes.length <= HEAD_LENGTH) return BROKEN;
  if (version > LINK_VERSION) return NEWER;
  const body = bytes.subarray(HEAD_LENGTH);
  if (new DataView(bytes.buffer).getUint32(1) !== crc32(body)) return BROKEN;
  const unpacked = unpack(body);
  return unpacked ? documentOf(unpacked) : BROKEN;
}

const BROKEN = fail<LinkError>({ code: 'LINK_BROKEN' });
const NEWER = fail<LinkError>({ code: 'LINK_NEWER' });

/** The documents that were packed, unread; nothing where it is no pack, or becomes too much. */
function unpack(body: Uint8Array): Readonly<Record<string, unknown>> | undefined {
  const chunks: number[] = [];
  const outcome = inflate(body, (chunk) => {
    const fits = chunks.length + chunk.length <= MAX_UNPACKED_BYTES;
    if (fits) for (const byte of chunk) chunks.push(byte);
    return fits;
  });
  if (outcome !== 'whole') return undefined;
  try {
    const documents = withLongKeys(decodePack(Uint8Array.from(chunks)));
    return isRecord(documents) ? documents : undefined;
  } catch {
    // A PackError: the checksum is right, so somebody has made these bytes.
    return undefined;
  }
}

function documentOf(documents: Readonly<Record<string, unknown>>): Result<Linked, LinkError> {
  const name = LINKED.find((linked) => Object.hasOwn(documents, linked));
  // An empty link is nobody's; one with other documents alone is of a version that has these.
  if (!name) return Object.keys(documents).length === 0 ? BROKEN : NEWER;
  return readAs(name, documents[name]);
}

function readAs<Name extends LinkedName>(name: Name, stored: unknown): Result<Linked, LinkError> {
  const kind = kindOf(name);
  const read = migrate(kind, stored);
  if (!read.ok) return read.error.code === 'DOCUMENT_NEWER' ? NEWER : BROKEN;
  if (kind.measure(read.value) > MAX_LINKED_ENTRIES) return BROKEN;
  // Name and document are of one kind, which the union of both cannot say.
  return ok({ name, document: read.value } as Linked);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
