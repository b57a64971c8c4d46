import { createHash, randomUUID } from 'node:crypto';
import { lstat, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FolderFailure } from '../../bridge/folders.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** Rule U29: so many stay. */
const KEPT = 10;
/** Ours alone: the folder may hold anything else. */
const NAME = /^trailbook-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.\d{3}Z\.jsonl\.gz$/;
/** What a file of ours is called while it is written. */
const HALF =
  /^\.[\w.-]+\.(?:jsonl\.gz|trailbook)\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.part$/;
/** Clocks of two devices that share a folder differ by less, and no writing takes as long. */
const DAY_MS = 86_400_000;

/**
 * Puts a backup into a folder beside the last ones. It has its name once it was read back as it was given; only then
 * the oldest of more than ten goes.
 */
export function backUpInto(folder: string, bytes: Uint8Array, now: Date): Promise<BackedUp> {
  return oneAtATime(folder, () => backUp(folder, bytes, now));
}

type BackedUp = { readonly name: string; readonly kept: number } | FolderFailure;

async function backUp(folder: string, bytes: Uint8Array, now: Date): Promise<BackedUp> {
  const name = nameAt(now);
  const written = await writeWhole(folder, name, bytes);
  if (written !== true) return written;
  // Where the folder cannot be looked into, all of them stay.
  const names = await readdir(folder).catch(() => [name]);
  const others = names.filter((one) => NAME.test(one) && one !== name).sort();
  // Those of a clock that was ahead were made before this one: they would push out all that come after them.
  const limit = nameAt(new Date(now.getTime() + DAY_MS));
  const inOrder = [...others.filter((one) => one > limit), ...others.filter((one) => one <= limit)];
  const old = inOrder.slice(0, Math.max(0, others.length + 1 - KEPT));
  // One that cannot be removed is no harm: it goes the next time.
  await Promise.all(old.map((one) => rm(join(folder, one)).catch(() => undefined)));
  return { name, kept: others.length + 1 - old.length };
}

function nameAt(time: Date): string {
  return `trailbook-${time.toISOString().replaceAll(':', '-')}.jsonl.gz`;
}

/** Writes a file under another name, reads it back, and gives it its own: nobody ever finds half of one. */
export async function writeWhole(
  folder: string,
  name: string,
  bytes: Uint8Array,
): Promise<true | FolderFailure> {
  const half = join(folder, `.${name}.${randomUUID()}.part`);
  await removeHalves(folder);
  try {
    const file = await open(half, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    if (sumOf(await readFile(half)) !== sumOf(bytes)) {
      await rm(half, { force: true });
      return { failed: 'DAMAGED' };
    }
    await rename(half, join(folder, name));
    return true;
  } catch (error) {
    await rm(half, { force: true }).catch(() => undefined);
    return failureOf(error);
  }
}

/** A program that was ended while it wrote has left its half there. */
async function removeHalves(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => HALF.test(one))) {
    const path = join(folder, name);
    const file = await lstat(path).catch(() => undefined);
    const isOld = file && Math.abs(Date.now() - file.mtimeMs) > DAY_MS;
    if (isOld) await rm(path).catch(() => undefined);
  }
}

export function sumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** What the system's word means for who asked. */
export function failureOf(error: unknown): FolderFailure {
  const { code } = error as NodeJS.ErrnoException;
  return { failed: code === 'ENOSPC' || code === 'EDQUOT' ? 'FULL' : 'UNREACHABLE' };
}
