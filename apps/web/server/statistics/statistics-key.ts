import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, KEY_LENGTH } from '../config/config.ts';
import { isSame, signature } from '../http/signature.ts';
import { makeFolder } from './database/make-folder.ts';

/** Pseudonyms of accounts, and the receipts by which a player proves to be the contributor. */
export interface ContributorNames {
  /** The pseudonym of an account; without the key it says nothing of the account. */
  of(uid: string): string;
  /** What stands for the id of one of a contributor's pulls: the id itself tells the minute. */
  markOf(contributor: string, id: string): string;
  /** The receipt for a contributor, with which all can be deleted again. */
  receiptOf(contributor: string): string;
  /** Undefined for a receipt that was not given here. */
  holderOf(receipt: string): string | undefined;
}

const FILE = 'statistics.key';
const KEY_BYTES = 32;

/**
 * The key in the settings, or else the one beside the database's file, which is made when it is missing.
 *
 * @throws Error for a file that holds less than a key: earlier contributors would count twice, and accounts could be guessed
 */
export function statisticsKey({
  statisticsKey: given,
  storeFolder,
}: Pick<Config, 'statisticsKey' | 'storeFolder'>): string {
  if (given !== null) return given;
  const file = join(storeFolder, FILE);
  makeFolder(storeFolder);
  if (!existsSync(file)) makeKey(file);
  const key = readFileSync(file, 'utf8').trim();
  if (key.length >= KEY_LENGTH) return key;
  throw new Error(
    `${file} holds no whole key (${KEY_LENGTH} characters or more). Put back the one that was there; ` +
      'only where nobody has contributed yet may it be deleted, and a new one is made.',
  );
}

/** Writes the key atomically: of several processes that start at once, all read the first one's. */
function makeKey(file: string): void {
  const own = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    const made = randomBytes(KEY_BYTES).toString('base64url');
    writeFileSync(own, made, { flag: 'wx', mode: 0o600, flush: true });
    try {
      linkSync(own, file);
    } catch {
      // Another was first, or the file system knows no links.
      if (!existsSync(file)) renameSync(own, file);
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/** @param key - the same in all processes, and not in the database: nine digits are guessed soon without it */
export function contributorNames(key: string): ContributorNames {
  const receiptOf = (contributor: string) =>
    `${contributor}.${signature(key, 'receipt', contributor)}`;
  return {
    of: (uid) => signature(key, 'contributor', uid),
    markOf: (contributor, id) => signature(key, 'pull', `${contributor} ${id}`),
    receiptOf,
    holderOf(receipt) {
      const [contributor = ''] = receipt.split('.', 1);
      return isSame(receipt, receiptOf(contributor)) ? contributor : undefined;
    },
  };
}
