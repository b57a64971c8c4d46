/** Every runtime has them, though the language itself does not. */
declare const btoa: (bytes: string) => string;
declare const atob: (text: string) => string;

/** Base64 as addresses write it. */
export function toBase64Url(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The bytes of a text; undefined where it is none of these. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  // One letter beyond whole fours is six bits: no byte.
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined;
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
