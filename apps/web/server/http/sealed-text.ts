import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Texts that only this site can read, and that nobody else can make. */
export interface Sealer {
  seal(text: string): string;
  /** @returns undefined for what was not sealed here */
  open(sealed: string): string | undefined;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-GCM under a key of its own for each purpose, so that what is sealed for one cannot be shown for another.
 *
 * @param key - the same in all processes
 */
export function createSealer(key: string, purpose: string): Sealer {
  const own = Buffer.from(hkdfSync('sha256', key, '', `trailbook ${purpose}`, 32));
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, own, nonce);
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
      const cipher = createDecipheriv(CIPHER, own, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      cipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const content = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      try {
        return Buffer.concat([cipher.update(content), cipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
