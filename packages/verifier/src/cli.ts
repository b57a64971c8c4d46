#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findCases } from './find-cases.ts';
import { findData, loadDataset } from './load-dataset.ts';
import { FORMATS, type Format, isFormat } from './report.ts';
import { Unusable } from './unusable.ts';
import { verifyFile } from './verify-file.ts';

const USAGE = `Checks golden cases of what upgrades and warps come to.

  trailbook-verify FILE|DIR… [--data DIR] [--format text|json|junit]

FILE holds one case as JSON, or a list of them; of a DIR every .json file is read, in the folders below it too.

  --data DIR     the game's data; @trailbook/data where it is left out
  --format NAME  text (the default), json, or junit for what reads test reports
  --help         this
  --version      the versions of this program and of the game's data

Exits with 0 when every case passes, 1 when one fails, 2 when it could not begin.
`;

/** What the program leaves with. */
const PASSED = 0;
const FAILED = 1;
const UNUSABLE = 2;

function main(): number {
  const { values, positionals } = readArguments();
  if (values.help) return say(USAGE);
  if (values.version) return say(`trailbook-verify ${ownVersion()}, ${dataVersion(values.data)}\n`);
  if (positionals.length === 0) throw new Unusable(`Name a file or a folder of cases.\n\n${USAGE}`);
  const format = formatOf(values.format);
  const files = findCases(positionals);
  const tables = loadDataset(values.data ?? findData());
  const results = files.map((file) => verifyFile(tables, file));
  say(FORMATS[format](results));
  const verdicts = results.flatMap(({ verdicts }) => verdicts);
  if (verdicts.length === 0) throw new Unusable('There are no cases in these files.');
  return verdicts.every(({ mismatches }) => mismatches.length === 0) ? PASSED : FAILED;
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        data: { type: 'string' },
        format: { type: 'string', default: 'text' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
      },
    });
  } catch (error) {
    throw new Unusable(`${(error as Error).message}\n\n${USAGE}`);
  }
}

function formatOf(name: string): Format {
  if (isFormat(name)) return name;
  throw new Unusable(`There is no format ${name}; there are ${Object.keys(FORMATS).join(', ')}.`);
}

function ownVersion(): string {
  // Compiled and in the repository alike, the manifest lies one folder up.
  const manifest = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

function dataVersion(folder: string | undefined): string {
  try {
    const manifest = readFileSync(join(folder ?? findData(), 'manifest.json'), 'utf8');
    return `game data ${(JSON.parse(manifest) as { gameVersion: string }).gameVersion}`;
  } catch {
    return 'no game data';
  }
}

function say(text: string): typeof PASSED {
  process.stdout.write(text);
  return PASSED;
}

try {
  process.exitCode = main();
} catch (error) {
  if (!(error instanceof Unusable)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = UNUSABLE;
}
