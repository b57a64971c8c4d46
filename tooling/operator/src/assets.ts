import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { writeAtOnce } from '@trailbook/ingest/write';
import * as z from 'zod';

/** The folder that the site serves pictures and clips from, and what each was made of. */
export interface Assets {
  readonly folder: string;
  /** Everything that was made, by key. */
  readonly made: ReadonlyMap<string, Made>;
  /** Whether a thing was made of this content by this recipe, and its files still are what they were. */
  isMade(key: string, source: string, recipe: string): boolean;
  /** A name for a file that is still being written; it is gone at the next start. */
  draft(): string;
  /** Puts a thing in its place, each file at once: `files` names its drafts by what is added to its key. */
  put(key: string, made: Omit<Made, 'sizes'>, files: ReadonlyMap<string, string>): void;
  remove(key: string): void;
  /** Writes down what was made. Without it the next start reads the journal, and goes on. */
  close(): void;
}

/** The folder cannot be written to now. The message says why. */
export class AssetsError extends Error {
  override readonly name = 'AssetsError';
}

const madeSchema = z.strictObject({
  /** The hash of the file that it was made of. */
  source: z.string(),
  /** The way in which it was made. */
  recipe: z.string(),
  /** Of a picture. */
  width: z.exactOptional(z.number()),
  height: z.exactOptional(z.number()),
  placeholder: z.exactOptional(z.string()),
  /** Bytes by what is added to its key. */
  sizes: z.record(z.string(), z.number()),
});
export type Made = z.infer<typeof madeSchema>;

const manifestSchema = z.strictObject({
  version: z.literal(1),
  made: z.record(z.string(), madeSchema),
});
const lineSchema = z.tuple([z.string(), z.nullable(madeSchema)]);

/** Opens the folder, going on where an interrupted run ended. @throws AssetsError where another run is at it */
export function openAssets(folder: string): Assets {
  const own = join(folder, '.operator');
  const manifest = join(own, 'manifest.json');
  const journal = join(own, 'journal.jsonl');
  const lock = join(own, 'lock');
  const drafts = join(own, 'drafts');
  mkdirSync(own, { recursive: true });
  refuseSecondRun(lock);
  rmSync(drafts, { recursive: true, force: true });
  mkdirSync(drafts);
  const made = readMade(manifest, journal);
  const note = (key: string, entry: Made | null) =>
    appendFileSync(journal, `${JSON.stringify([key, entry])}\n`);
  let lastDraft = 0;

  return {
    folder,
    made,
    isMade(key, source, recipe) {
      const entry = made.get(key);
      return (
        entry?.source === source &&
        entry.recipe === recipe &&
        Object.entries(entry.sizes).every(([added, size]) => sizeOf(folder, key + added) === size)
      );
    },
    draft() {
      lastDraft += 1;
      return join(drafts, String(lastDraft));
    },
    put(key, entry, files) {
      const outdated = Object.keys(made.get(key)?.sizes ?? {}).filter((added) => !files.has(added));
      mkdirSync(dirname(join(folder, key)), { recursive: true });
      const sizes: Record<string, number> = {};
      for (const [added, file] of files) {
        sizes[added] = statSync(file).size;
        renameSync(file, join(folder, key + added));
      }
      for (const added of outdated) rmSync(join(folder, key + added), { force: true });
      made.set(key, { ...entry, sizes });
      note(key, { ...entry, sizes });
    },
    remove(key) {
      for (const added of Object.keys(made.get(key)?.sizes ?? {})) {
        rmSync(join(folder, key + added), { force: true });
      }
      made.delete(key);
      note(key, null);
    },
    close() {
      const sorted = [...made].sort(([a], [b]) => (a < b ? -1 : 1));
      writeAtOnce(manifest, toLines({ version: 1, made: Object.fromEntries(sorted) }, 'made'));
      rmSync(journal, { force: true });
      rmSync(drafts, { recursive: true, force: true });
      rmSync(lock, { force: true });
    },
  };
}

/** JSON with a line for each entry of one of its parts. */
export function toLines(value: Readonly<Record<string, unknown>>, part: string): string {
  const { [part]: entries, ...others } = value;
  const lines = Object.entries(entries as object).map(
    ([key, entry]) => `${JSON.stringify(key)}:${JSON.stringify(entry)}`,
  );
  const head = JSON.stringify(others).slice(0, -1);
  return `${head},${JSON.stringify(part)}:{\n${lines.join(',\n')}\n}}\n`;
}

/** What the last run wrote down, and what an interrupted one did after it. Damaged notes count as none: all is made anew. */
function readMade(manifest: string, journal: string): Map<string, Made> {
  const made = new Map<string, Made>();
  try {
    const known = manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')));
    for (const [key, entry] of Object.entries(known.made)) made.set(key, entry);
  } catch {
    made.clear();
  }
  const lines = existsSync(journal) ? readFileSync(journal, 'utf8').split('\n') : [];
  for (const line of lines) {
    try {
      const [key, entry] = lineSchema.parse(JSON.parse(line));
      if (entry) made.set(key, entry);
      else made.delete(key);
    } catch {
      // The line that the interruption cut: its thing is made again.
    }
  }
  // A cut line must not swallow the first one of this run.
  if (lines.at(-1)) appendFileSync(journal, '\n');
  return made;
}

function sizeOf(folder: string, file: string): number | undefined {
  return statSync(join(folder, file), { throwIfNoEntry: false })?.size;
}

function refuseSecondRun(lock: string): void {
  const owner = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  if (owner > 0 && owner !== process.pid && isRunning(owner)) {
    throw new AssetsError(
      `Another run (process ${owner}) is writing there; if it is not, delete ${lock}.`,
    );
  }
  writeFileSync(lock, String(process.pid));
}

function isRunning(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
