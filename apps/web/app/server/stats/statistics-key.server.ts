import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.server.ts';

/** What stands for an account, and what its player proves to be its contributor with. */
export interface ContributorNames {
  /** Stands for an account: the same for the same account, and nothing else to whoever lacks the key. */
  of(uid: string): string;
  /** Given to whoever showed a link of the account: with it all can be taken out again. */
  receiptOf(contributor: string): string;
  /** Undefined for a receipt that was not given here. */
  holderOf(receipt: string): string | undefined;
}

const FILE = 'statistics.key';
const KEY_BYTES = 32;

/** The key in the settings, or else the one beside the database's file, which is made when it is missing. */
export function statisticsKey({
  statisticsKey: given,
  storeFolder,
}: Pick<Config, 'statisticsKey' | 'storeFolder'>): string {
  if (given !== null) return given;
  const file = join(storeFolder, FILE);
  mkdirSync(storeFolder, { recursive: true });
  try {
    const made = randomBytes(KEY_BYTES).toString('base64url');
    writeFileSync(file, made, { flag: 'wx', mode: 0o600 });
  } catch {
    // It is there, perhaps since a moment ago.
  }
  return readFileSync(file, 'utf8').trim();
}

/** @param key - the same in all processes, and not in the database: nine digits are guessed soon without it */
export function contributorNames(key: string): ContributorNames {
  const receiptOf = (contributor: string) =>
    `${contributor}.${signature(key, 'receipt', contributor)}`;
  return {
    of: (uid) => signature(key, 'contributor', uid),
    receiptOf,
    holderOf(receipt) {
      const [contributor = ''] = receipt.split('.', 1);
      return isSame(receipt, receiptOf(contributor)) ? contributor : undefined;
    },
  };
}

/** 32 letters. A purpose of its own each: none can be shown for another. */
export function signature(key: string, purpose: string, text: string): string {
  return createHmac('sha256', key).update(`${purpose} ${text}`).digest('base64url').slice(0, 32);
}

/** Takes as long however much of it is right. */
export function isSame(a: string, b: string): boolean {
  const [bytesA, bytesB] = [Buffer.from(a), Buffer.from(b)];
  return bytesA.length === bytesB.length && timingSafeEqual(bytesA, bytesB);
}
