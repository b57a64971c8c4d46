import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type * as z from 'zod';

/** Larger than any of them becomes. */
const MOST_BYTES = 64 * 1024;

/** A small file of the shell's own, in the player's folder. */
export interface LocalFile<Value> {
  /** What it holds; undefined where it is not there. */
  read(): Value | undefined;
  /** Whole or not at all; what was damaged is put aside. Where it cannot be written, the program goes on without. */
  write(value: Value): void;
}

/**
 * @param damaged - what is read where something else than a value of ours stands in the file
 */
export function localFile<Value>(
  path: string,
  schema: z.ZodType<Value>,
  damaged?: NoInfer<Value>,
): LocalFile<Value> {
  function content(): { readonly value: Value | undefined } | 'damaged' {
    try {
      const file = statSync(path, { throwIfNoEntry: false });
      if (!file) return { value: undefined };
      // What is no file, such as a pipe, might never end.
      const isOne = file.isFile() && file.size <= MOST_BYTES;
      const value = schema.safeParse(isOne ? JSON.parse(readFileSync(path, 'utf8')) : null).data;
      return value === undefined ? 'damaged' : { value };
    } catch {
      return 'damaged';
    }
  }
  return {
    read() {
      const found = content();
      return found === 'damaged' ? damaged : found.value;
    },
    write(value) {
      const half = `${path}.new`;
      try {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(half, JSON.stringify(value));
        // A player may have written it by hand, with a slip.
        if (content() === 'damaged') renameSync(path, `${path}.damaged`);
        renameSync(half, path);
      } catch (error) {
        console.warn(`${path} could not be written.`, error);
      }
    },
  };
}
