import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, extname, join, relative, sep } from 'node:path';
import { VOICES, type Voice } from '@trailbook/core/internal/dataset';
import type { Asked } from './asked.ts';
import type { PictureNames } from './picture-names.ts';

/** What lies in an operator's folders, as far as pages show it. */
export interface Recognised {
  /** Raw tables, in the order in which they are laid over each other. */
  readonly dumps: readonly DumpFolder[];
  /** By the picture's path: the files that may be it, the one to take first. */
  readonly pictures: ReadonlyMap<string, readonly SourceFile[]>;
  /** By `{language}/{name}`, likewise. */
  readonly voices: ReadonlyMap<string, readonly SourceFile[]>;
  readonly refused: readonly Refusal[];
  /** Pictures and clips that no page shows. */
  readonly unasked: { readonly pictures: number; readonly voices: number };
}

export interface DumpFolder {
  readonly folder: string;
  /** Languages of its text maps, by the game's own codes. */
  readonly textMaps: readonly string[];
}

export interface SourceFile {
  readonly file: string;
  readonly size: number;
}

/** A file that is not taken, and why. */
export interface Refusal {
  readonly file: string;
  readonly reason: string;
}

const PICTURE_ENDINGS = new Set(['.png', '.jpg', '.jpeg', '.webp']);
export const VOICE_ENDINGS: ReadonlySet<string> = new Set(['.wav', '.ogg', '.mp3', '.flac']);

/** Names of folders that tell the language of the clips below, without signs and in small letters. */
const VOICE_FOLDERS: Readonly<Record<Voice, readonly string[]>> = {
  en: ['en', 'eng', 'enus', 'english'],
  jp: ['jp', 'ja', 'jajp', 'jpn', 'japanese'],
  cn: ['cn', 'zh', 'zhcn', 'chs', 'chinese', 'chineseprc', 'mandarin'],
  kr: ['kr', 'ko', 'kokr', 'kor', 'korean'],
};
const VOICE_OF_FOLDER = new Map(
  VOICES.flatMap((voice) => VOICE_FOLDERS[voice].map((name) => [name, voice])),
);

/** Never looked into: they hold nothing of the game. */
const PASSED_OVER = new Set(['.git', 'node_modules']);
/** What an assets folder has: what lies there was made, and nothing is made of it. */
const ASSETS_MARK = '.operator';

interface Candidate extends SourceFile {
  /** The place of its folder among those that were named: a later one wins. */
  readonly layer: number;
  readonly rank: number;
}

/** Looks through folders; none of the files is opened. */
export function recognise(
  folders: readonly string[],
  { asked, names }: { asked: Asked; names: PictureNames },
): Recognised {
  const dumps: DumpFolder[] = [];
  const refused: Refusal[] = [];
  const pictures = new Map<string, Candidate[]>();
  const voices = new Map<string, Candidate[]>();
  const unasked = { pictures: 0, voices: 0 };
  for (const [layer, folder] of folders.entries()) {
    for (const found of filesBelow(folder, refused)) {
      if (found.isDump) {
        dumps.push({ folder: found.file, textMaps: textMapsIn(found.file) });
        continue;
      }
      const { file, size } = found;
      const place = relative(folder, file).split(sep).join('/');
      const ending = extname(file).toLowerCase();
      if (PICTURE_ENDINGS.has(ending)) {
        const picture = names.find(place);
        if (picture) addTo(pictures, picture.path, { file, size, layer, rank: picture.rank });
        else unasked.pictures += 1;
      } else if (VOICE_ENDINGS.has(ending)) {
        const voice = voiceOf(join(basename(folder), place));
        const name = basename(file, extname(file));
        if (voice && asked.voices.has(name)) {
          addTo(voices, `${voice}/${name}`, { file, size, layer, rank: 0 });
        } else unasked.voices += 1;
      }
    }
  }
  return { dumps, pictures: inOrder(pictures), voices: inOrder(voices), refused, unasked };
}

interface Found extends SourceFile {
  readonly isDump?: boolean;
}

/** Every file below a folder, and every folder of raw tables. Links that lead out of it are refused. */
function* filesBelow(root: string, refused: Refusal[]): Generator<Found> {
  const home = realpathSync(root);
  const folders = [root];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    let entries: string[];
    try {
      entries = readdirSync(folder).sort();
    } catch (error) {
      refused.push({ file: folder, reason: `cannot be opened (${codeOf(error)})` });
      continue;
    }
    if (entries.includes(ASSETS_MARK)) continue;
    if (entries.includes('ExcelOutput')) yield { file: folder, size: 0, isDump: true };
    for (const entry of entries) {
      const file = join(folder, entry);
      try {
        const link = lstatSync(file).isSymbolicLink();
        if (link && !isWithin(home, realpathSync(file))) {
          refused.push({ file, reason: 'is a link that leads outside of the folder' });
          continue;
        }
        const facts = statSync(file);
        // Where a link leads within the folder is looked through at its own place.
        if (facts.isDirectory() && !link && !PASSED_OVER.has(entry)) folders.push(file);
        else if (facts.isFile()) yield { file, size: facts.size };
      } catch (error) {
        refused.push({ file, reason: `cannot be read (${codeOf(error)})` });
      }
    }
  }
}

/** Whether a file is a folder, or lies in it; both by their real paths. */
export function isWithin(home: string, file: string): boolean {
  return file === home || file.startsWith(home.endsWith(sep) ? home : home + sep);
}

function textMapsIn(folder: string): string[] {
  const place = join(folder, 'TextMap');
  if (!existsSync(place)) return [];
  return readdirSync(place).flatMap((file) => /^TextMap(\w+)\.json$/.exec(file)?.[1] ?? []);
}

/** The language that the nearest folder tells. */
function voiceOf(place: string): Voice | undefined {
  return place
    .split(/[\\/]/)
    .slice(0, -1)
    .map((name) => VOICE_OF_FOLDER.get(name.toLowerCase().replace(/[^a-z]/g, '')))
    .findLast((voice) => voice !== undefined);
}

function addTo(all: Map<string, Candidate[]>, key: string, candidate: Candidate): void {
  const known = all.get(key);
  if (known) known.push(candidate);
  else all.set(key, [candidate]);
}

/** Later folders before earlier ones, the table's own path before other names, then by name. */
function inOrder(all: ReadonlyMap<string, readonly Candidate[]>): Map<string, SourceFile[]> {
  return new Map(
    [...all]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, candidates]) => [
        key,
        [...candidates]
          .sort((a, b) => b.layer - a.layer || a.rank - b.rank || (a.file < b.file ? -1 : 1))
          .map(({ file, size }) => ({ file, size })),
      ]),
  );
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
