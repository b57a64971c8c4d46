#!/usr/bin/env node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Verdict, verifyCases } from '../src/verify/index.ts';
import { loadDataset } from './load-dataset.ts';

const USAGE = `Checks golden cases against the planner.

  pnpm --filter @trailbook/core verify DIR [--data DIR]

DIR holds JSON files, each one case or a list of cases; folders below it are read too.
`;

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { data: { type: 'string', default: dataFolder() } },
  });
  const folder = positionals[0];
  if (!folder) {
    console.error(USAGE);
    return 2;
  }
  const tables = loadDataset(values.data);
  // pnpm runs scripts in the package's folder; a path is meant from where the command was typed.
  const root = [process.env.INIT_CWD ?? '.', '.']
    .map((base) => resolve(base, folder))
    .find((candidate) => existsSync(candidate));
  if (!root) {
    console.error(`There is no folder ${folder}.`);
    return 2;
  }
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort();
  const verdicts = files.flatMap((file) => verifyFile(tables, root, file));
  const failed = verdicts.filter((verdict) => verdict.mismatches.length > 0);
  for (const verdict of failed) report(verdict);
  console.info(`${verdicts.length - failed.length} passed, ${failed.length} failed`);
  return failed.length > 0 || verdicts.length === 0 ? 1 : 0;
}

/** The repository's data, or the package of it that is installed beside this one. */
function dataFolder(): string {
  const places = ['../../../data', '../../data'].map((place) => join(import.meta.dirname, place));
  return places.find((place) => existsSync(join(place, 'manifest.json'))) ?? '';
}

function verifyFile(tables: ReturnType<typeof loadDataset>, root: string, file: string): Verdict[] {
  try {
    return verifyCases(tables, JSON.parse(readFileSync(join(root, file), 'utf8'))).map(
      (verdict) => ({
        ...verdict,
        name: `${file}: ${verdict.name}`,
      }),
    );
  } catch (error) {
    const actual = (error as Error).message;
    return [{ name: file, mismatches: [{ path: '', expected: 'readable JSON', actual }] }];
  }
}

function report(verdict: Verdict): void {
  console.error(`FAILED ${verdict.name}`);
  for (const { path, expected, actual } of verdict.mismatches) {
    console.error(`  ${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`);
  }
}

process.exitCode = main();
