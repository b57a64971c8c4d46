import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The repository's own data, with the words that no dump brings. */
export const OWN_DATA = join(import.meta.dirname, '../../../data');

/** JSON with one row a line, so that a change of the game shows as a change of few lines. */
export function toJson(value: unknown, levels = 2): string {
  return `${rows(value, levels)}\n`;
}

/** Lists and objects of lists are broken into lines down to the given level; below, rows are whole. */
function rows(value: unknown, levels: number): string {
  if (levels === 0 || typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    if (value.length === 0 || typeof value[0] !== 'object') return JSON.stringify(value);
    return `[\n${value.map((row) => JSON.stringify(row)).join(',\n')}\n]`;
  }
  const lines = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .map(([key, entry]) => `${JSON.stringify(key)}: ${rows(entry, levels - 1)}`);
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n}`;
}

/** Writes files below a folder, leaving those alone whose content is the same. Answers what changed. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): string[] {
  const changed: string[] = [];
  for (const [name, content] of files) {
    const file = join(folder, name);
    if (writeAtOnce(file, content)) changed.push(name);
  }
  return changed;
}

/** Writes a file so that it is whole at any moment; one with the same content is left alone. Answers whether it changed. */
export function writeAtOnce(file: string, content: string): boolean {
  if (readIfThere(file) === content) return false;
  const draft = `${file}.draft`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(draft, content);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  return true;
}

/** Puts the words that no dump brings beside the facts, where these stand elsewhere than the repository's. */
export function copyWords(folder: string): void {
  if (resolve(folder) === OWN_DATA) return;
  for (const words of ['terms', 'choices', 'search']) {
    cpSync(join(OWN_DATA, words), join(folder, words), { recursive: true });
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
