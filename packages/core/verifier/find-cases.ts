import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { Unusable } from './unusable.ts';

/**
 * The files of cases that are meant, in order.
 *
 * @param named - files and folders
 * @throws Unusable for what is not there, and where there is nothing to check
 */
export function findCases(named: readonly string[]): string[] {
  const files = named.flatMap((name) => filesIn(whereIs(name)));
  if (files.length === 0) throw new Unusable(`There is no .json file in ${named.join(', ')}.`);
  return files;
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => join(path, file));
}

/** Package managers run scripts in the package's folder; a path is meant from where the command was typed. */
function whereIs(name: string): string {
  const path = [process.env.INIT_CWD ?? '.', '.']
    .map((base) => resolve(base, name))
    .find((candidate) => existsSync(candidate));
  if (!path) throw new Unusable(`There is no file or folder ${name}.`);
  return relative('.', path) || '.';
}
