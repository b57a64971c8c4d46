import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
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
  return statSync(path).isDirectory() ? filesBelow(path, new Set()) : [path];
}

/**
 * The files below a folder. Links are followed, into each folder once, as they may lead in circles. A folder or a pipe
 * with the name of a file is none; a link to nowhere is left to fail, as somebody means a case by it.
 *
 * @param entered - real paths of the folders that are read already
 */
function filesBelow(folder: string, entered: Set<string>): string[] {
  const real = realpathSync(folder);
  if (entered.has(real)) return [];
  entered.add(real);
  return entriesOf(folder).flatMap((name) => {
    const path = join(folder, name);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory()) return filesBelow(path, entered);
    return name.endsWith('.json') && (found?.isFile() ?? true) ? [path] : [];
  });
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    throw new Unusable(`The folder ${folder} cannot be read: ${(error as Error).message}`);
  }
}

/** Package managers run scripts in the package's folder; a path is meant from where the command was typed. */
function whereIs(name: string): string {
  const path = [process.env.INIT_CWD ?? '.', '.']
    .map((base) => resolve(base, name))
    .find((candidate) => existsSync(candidate));
  if (!path) throw new Unusable(`There is no file or folder ${name}.`);
  return relative('.', path) || '.';
}
