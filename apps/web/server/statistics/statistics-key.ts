import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, KEY_LENGTH } from '../config/config.ts';
import { isSame, signature } from '../http/signature.ts';
import { makeFolder } from './database/make-folder.ts';

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

/**
 * The key in the settings, or else the one beside the database's file, which is made when it is missing.
 *
 * @throws Error for a file that holds less than a key: whoever gave before would count twice, and accounts could be guessed
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

/** Nobody ever reads half of it, and of several who make one at once all read the first. */
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
    receiptOf,
    holderOf(receipt) {
      const [contributor = ''] = receipt.split('.', 1);
      return isSame(receipt, receiptOf(contributor)) ? contributor : undefined;
    },
  };
}
