import { createHmac, timingSafeEqual } from 'node:crypto';

/** A signature of 32 letters. Each use has a purpose of its own, so that one cannot be shown for another. */
export function signature(key: string, purpose: string, text: string): string {
  return createHmac('sha256', key).update(`${purpose} ${text}`).digest('base64url').slice(0, 32);
}

/** Compares in constant time. */
export function isSame(a: string, b: string): boolean {
  const [bytesA, bytesB] = [Buffer.from(a), Buffer.from(b)];
  return bytesA.length === bytesB.length && timingSafeEqual(bytesA, bytesB);
}
