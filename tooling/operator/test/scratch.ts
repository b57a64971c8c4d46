import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { onTestFinished } from 'vitest';
import { askedBy, readData } from '../src/asked.ts';
import { pictureNames } from '../src/picture-names.ts';

export const DATA_FOLDER = join(import.meta.dirname, '../../../data');

let read: ReturnType<typeof readAll> | undefined;

/** The committed data, and what it asks for. */
export function committed() {
  read ??= readAll();
  return read;
}

function readAll() {
  const data = readData(DATA_FOLDER);
  const asked = askedBy(data);
  return { data, asked, names: pictureNames(data, asked) };
}

/** A folder that is gone after the test, with these files. */
export function scratch(files: Readonly<Record<string, string | Buffer>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'trailbook-operator-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) put(join(folder, name), content);
  return folder;
}

export function put(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Every file below a folder by the hash of its content. */
export function hashesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      relative(folder, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}

/** A folder that reads as the committed data, and can be written to beside it. */
export function scratchData(): string {
  const folder = scratch();
  for (const part of ['manifest.json', 'game', 'names', 'terms', 'choices', 'search']) {
    symlinkSync(join(DATA_FOLDER, part), join(folder, part));
  }
  return folder;
}

/** What a run leaves, the data's own files apart. */
export function hashesLeft({ assets, data }: { assets: string; data: string }) {
  const list = join(data, 'pictures.json');
  return { ...hashesOf(assets), list: existsSync(list) ? readFileSync(list, 'utf8') : undefined };
}
