import { entropyToMnemonic, generateMnemonic, mnemonicToEntropy } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';

// Rule U21.
/**
 * A sync key: twelve English words of the list that BIP-39 gives, 128 random bits and a check of four. Whoever has them
 * has the data; nobody can give them back.
 */
export type SyncKey = string;

/** What is made of a key. Nothing leads back from the address to the key. */
export interface KeyParts {
  /** Where the site keeps the files. */
  readonly address: string;
  readonly content: CryptoKey;
  readonly names: CryptoKey;
}

export function makeSyncKey(): SyncKey {
  return generateMnemonic(wordlist);
}

/** A key as a player typed it, in one spelling; undefined where a word is unknown or the check does not fit. */
export function readSyncKey(typed: string): SyncKey | undefined {
  const words =
    typed
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  if (words.length !== 12) return undefined;
  try {
    return entropyToMnemonic(mnemonicToEntropy(words.join(' '), wordlist), wordlist);
  } catch {
    return undefined;
  }
}

/** The words that a beginning may become, for who types. */
export function wordsFrom(beginning: string): readonly string[] {
  return wordlist.filter((word) => word.startsWith(beginning.toLowerCase()));
}

/** Needs a secure connection, as WebCrypto does. */
export async function partsOf(key: SyncKey): Promise<KeyParts> {
  const secret = await crypto.subtle.importKey(
    'raw',
    new Uint8Array(mnemonicToEntropy(key, wordlist)),
    'HKDF',
    false,
    ['deriveBits', 'deriveKey'],
  );
  const [address, content, names] = await Promise.all([
    crypto.subtle.deriveBits(use('address'), secret, 256),
    crypto.subtle.deriveKey(use('content'), secret, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
    crypto.subtle.deriveKey(
      use('names'),
      secret,
      { name: 'HMAC', hash: 'SHA-256', length: 256 },
      false,
      ['sign'],
    ),
  ]);
  return { address: toText(new Uint8Array(address)), content, names };
}

/** Each use has a key of its own. */
function use(purpose: string): HkdfParams {
  return {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: new TextEncoder().encode(`trailbook sync ${purpose}`),
  };
}

const NONCE_BYTES = 12;
const ID_BYTES = 16;

/** The id of a file of this name: always the same, and nobody else can tell the name from it. */
export async function idOf({ names }: KeyParts, name: string): Promise<string> {
  const signed = await crypto.subtle.sign('HMAC', names, new TextEncoder().encode(name));
  return toText(new Uint8Array(signed).subarray(0, ID_BYTES));
}

/** @param place - what the bytes belong to: elsewhere they cannot be read */
export async function encrypt(
  { content }: KeyParts,
  bytes: Uint8Array,
  place: string,
): Promise<Uint8Array> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const encrypted = await crypto.subtle.encrypt(
    inPlace(nonce, place),
    content,
    new Uint8Array(bytes),
  );
  const whole = new Uint8Array(NONCE_BYTES + encrypted.byteLength);
  whole.set(nonce);
  whole.set(new Uint8Array(encrypted), NONCE_BYTES);
  return whole;
}

/** @returns undefined where the bytes were changed, belong elsewhere, or are of another key */
export async function decrypt(
  { content }: KeyParts,
  bytes: Uint8Array,
  place: string,
): Promise<Uint8Array | undefined> {
  const nonce = new Uint8Array(bytes.subarray(0, NONCE_BYTES));
  const rest = new Uint8Array(bytes.subarray(NONCE_BYTES));
  try {
    return new Uint8Array(await crypto.subtle.decrypt(inPlace(nonce, place), content, rest));
  } catch {
    return undefined;
  }
}

function inPlace(iv: Uint8Array<ArrayBuffer>, place: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(place) };
}

/** Base64 as addresses write it. */
export function toText(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export function fromText(text: string): Uint8Array {
  return fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
}

const CHUNK = 0x8000;

/** In pieces: a call takes only so many arguments. */
export function toBase64(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    letters += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return btoa(letters);
}

export function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
