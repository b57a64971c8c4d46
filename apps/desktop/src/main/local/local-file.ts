import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type * as z from 'zod';

/** Larger than any of them becomes. */
const MOST_BYTES = 64 * 1024;

/** A small file of the shell's own, in the player's folder. */
export interface LocalFile<Value> {
  /** What it holds; undefined where it is not there. */
  read(): Value | undefined;
  /** Whole or not at all. Where it cannot be written, the program goes on without. */
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
  return {
    read() {
      try {
        const file = statSync(path, { throwIfNoEntry: false });
        if (!file) return undefined;
        // What is no file, such as a pipe, might never end.
        const isOne = file.isFile() && file.size <= MOST_BYTES;
        const content: unknown = isOne ? JSON.parse(readFileSync(path, 'utf8')) : null;
        return schema.safeParse(content).data ?? damaged;
      } catch {
        return damaged;
      }
    },
    write(value) {
      const half = `${path}.new`;
      try {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(half, JSON.stringify(value));
        renameSync(half, path);
      } catch (error) {
        console.warn(`${path} could not be written.`, error);
      }
    },
  };
}
