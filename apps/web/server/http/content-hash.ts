import { createHash } from 'node:crypto';

/** A short name for what all of these are together. */
export function contentHash(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 12);
}
