import { createHmac, timingSafeEqual } from 'node:crypto';

/** 32 letters. A purpose of its own each: none can be shown for another. */
export function signature(key: string, purpose: string, text: string): string {
  return createHmac('sha256', key).update(`${purpose} ${text}`).digest('base64url').slice(0, 32);
}

/** Takes as long however much of it is right. */
export function isSame(a: string, b: string): boolean {
  const [bytesA, bytesB] = [Buffer.from(a), Buffer.from(b)];
  return bytesA.length === bytesB.length && timingSafeEqual(bytesA, bytesB);
}
