import { createPublicKey, verify } from 'node:crypto';

/** An Ed25519 signature in base64. */
const SIGNATURE = /^[A-Za-z0-9+/]{86}==$/;
/** More than any manifest has. */
export const MOST_BYTES = 64 * 1024;

/**
 * The text of a manifest of versions, where the operator's key has signed it: the hashes in it then vouch for the files.
 *
 * @param signature - as it lies beside the manifest
 * @param publicKey - in base64, DER, as the build has it
 * @throws Error where nobody with the key has signed this very text
 */
export function signedManifest(text: string, signature: string, publicKey: string): string {
  const given = signature.trim();
  const key = createPublicKey({
    key: Buffer.from(publicKey, 'base64'),
    format: 'der',
    type: 'spki',
  });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key of updates is no Ed25519 key.');
  const isSigned =
    text.length <= MOST_BYTES &&
    SIGNATURE.test(given) &&
    verify(null, Buffer.from(text), key, Buffer.from(given, 'base64'));
  if (!isSigned) throw new Error('The manifest of updates is not signed by the key of this build.');
  return text;
}
