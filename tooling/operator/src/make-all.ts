import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Assets, Made } from './assets.ts';
import { createGate, eachAtOnce, type Gate } from './each-at-once.ts';
import type { Refusal, SourceFile } from './recognise.ts';
import { RefusedError } from './refused-error.ts';

/** One kind of things that are made of files: pictures, or clips. */
export interface Making {
  /** In words, for the progress. */
  readonly title: string;
  /** The way in which a thing is made. */
  recipeOf(key: string): string;
  /** By the key of what is made: its files, the one to take first. */
  readonly sources: ReadonlyMap<string, readonly SourceFile[]>;
  /** Makes drafts of a file. @throws RefusedError where it cannot be used */
  make(content: Buffer, job: { key: string; file: string; gate: Gate }): Promise<Draft>;
}

export interface Draft extends Omit<Made, 'sizes' | 'source' | 'recipe'> {
  /** Names of drafts by what is added to the key. */
  readonly files: ReadonlyMap<string, string>;
}

export interface Outcome {
  readonly made: number;
  readonly kept: number;
  readonly refused: readonly Refusal[];
  /** Files that gave way to another for the same thing. */
  readonly outdone: readonly { readonly file: string; readonly by: string }[];
  readonly seconds: number;
}

/** The largest file that is read: the game has none near it. */
const LARGEST_FILE = 64 * 1024 * 1024;
/** What unpacked pictures and files may take in memory, all together. */
const MEMORY = 320 * 1024 * 1024;

/** Makes what has changed, and leaves the rest alone. A file that cannot be used is refused, and the next in line taken. */
export async function makeAll(
  assets: Assets,
  making: Making,
  onProgress: (done: Progress) => void = () => {},
): Promise<Outcome> {
  const started = performance.now();
  const gate = createGate(MEMORY);
  const readGate = createGate(2 * LARGEST_FILE);
  const refused: Refusal[] = [];
  const outdone: { file: string; by: string }[] = [];
  let made = 0;
  let kept = 0;
  const progress = createProgress(making, onProgress);

  /** Answers whether it was there already; undefined where the file is refused. */
  const makeOne = async (key: string, { file, size }: SourceFile): Promise<boolean | undefined> => {
    const giveBack = await readGate.take(size);
    try {
      if (size === 0) throw new RefusedError('is empty');
      if (size > LARGEST_FILE)
        throw new RefusedError(`is too large: ${Math.round(size / 2 ** 20)} MiB`);
      const content = await readFile(file).catch((error: NodeJS.ErrnoException) => {
        throw new RefusedError(`cannot be read (${error.code})`);
      });
      const recipe = making.recipeOf(key);
      const source = createHash('sha256').update(content).digest('hex').slice(0, 32);
      if (assets.isMade(key, source, recipe)) return true;
      const { files, ...draft } = await making.make(content, { key, file, gate });
      assets.put(key, { source, recipe, ...draft }, files);
      return false;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      refused.push({ file, reason: error.message });
      return undefined;
    } finally {
      giveBack();
    }
  };

  await eachAtOnce(making.sources, async ([key, files]) => {
    for (const [place, source] of files.entries()) {
      const wasThere = await makeOne(key, source);
      if (wasThere === undefined) continue;
      if (wasThere) kept += 1;
      else made += 1;
      for (const other of files.slice(place + 1))
        outdone.push({ file: other.file, by: source.file });
      break;
    }
    progress.add(files[0]?.size ?? 0);
  });
  const byFile = (a: { file: string }, b: { file: string }) => (a.file < b.file ? -1 : 1);
  return {
    made,
    kept,
    refused: refused.sort(byFile),
    outdone: outdone.sort(byFile),
    seconds: (performance.now() - started) / 1000,
  };
}

export interface Progress {
  readonly title: string;
  readonly done: number;
  readonly all: number;
  readonly perSecond: number;
  /** By the bytes that are still to be read. */
  readonly secondsLeft: number;
}

function createProgress({ title, sources }: Making, tell: (progress: Progress) => void) {
  const started = performance.now();
  const allBytes = sum([...sources.values()].map(([first]) => first?.size ?? 0));
  let done = 0;
  let bytes = 0;
  return {
    add(size: number) {
      done += 1;
      bytes += size;
      const seconds = (performance.now() - started) / 1000;
      tell({
        ...{ title, done, all: sources.size },
        perSecond: done / seconds,
        secondsLeft: bytes === 0 ? 0 : (seconds / bytes) * (allBytes - bytes),
      });
    },
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
