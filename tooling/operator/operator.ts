import { existsSync, mkdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { writeAtOnce } from '@trailbook/ingest/write';
import { askedBy, readData } from './src/asked.ts';
import { AssetsError } from './src/assets.ts';
import { coverageOf, formatCoverage, isWhole } from './src/check.ts';
import { formatPlan, formatProgress, formatReport, formatWork } from './src/report.ts';
import { carryOut, planOperator } from './src/run-operator.ts';

/** `pnpm operator`: brings texts, pictures and voices of the game to this site. See docs/operators.md. */

// Node makes its threads when they are first needed; pictures are packed on these.
process.env.UV_THREADPOOL_SIZE ??= String(Math.max(4, availableParallelism()));

const ROOT = join(import.meta.dirname, '../..');
const USAGE = `Brings the game's texts, pictures and voices, which you have, to this site. Nothing is sent anywhere.

  pnpm operator [--from DIR …] [--assets DIR] [--data DIR] [--prune] [--yes]
  pnpm operator --check [--data DIR]

  --from    a folder with ExcelOutput/ and TextMap/, pictures (by the tables' own paths as SpriteOutput/…, or
            in icon/ and image/ by kind and id), clips in folders by language; each further one goes before it
  --assets  where pictures and clips go: ASSETS_URL names this folder, or where you put it (assets/)
  --data    the site's data (data/)
  --prune   removes what the folders no longer have
  --yes     asks nothing
  --check   only says what pages have and lack; ends with 1 where anything is missing
`;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      from: { type: 'string', multiple: true, default: [] },
      assets: { type: 'string', default: join(ROOT, 'assets') },
      data: { type: 'string', default: join(ROOT, 'data') },
      prune: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const data = resolve(values.data);
  if (values.help) return say(USAGE);
  if (values.check) return check(data);
  const from = values.from.length > 0 ? values.from : await askForFolders();
  if (from.length === 0) return complain(USAGE);
  const missing = from.find((folder) => !existsSync(folder) || !statSync(folder).isDirectory());
  if (missing !== undefined) return complain(`There is no folder ${missing}.`);

  const assets = resolve(values.assets);
  const plan = await planOperator({ from: from.map((folder) => resolve(folder)), assets, data });
  say(formatPlan(plan));
  if (!values.yes && !(await isAgreed(assets, data))) return complain('Nothing was written.');
  mkdirSync(assets, { recursive: true });
  const done = await carryOut(plan, { prune: values.prune, onProgress: createProgressLine() });
  const file = join(assets, '.operator/report.txt');
  writeAtOnce(file, formatReport(plan, done, values));
  const short = formatReport(plan, done, { ...values, most: 10 });
  say(`${formatWork(done)}\n\n${short}\nAll of it is in ${file}.`);
  return 0;
}

function check(folder: string): number {
  const data = readData(folder);
  const coverage = coverageOf(folder, data, askedBy(data));
  say(formatCoverage(coverage));
  return isWhole(coverage) ? 0 : 1;
}

async function askForFolders(): Promise<string[]> {
  const folders: string[] = [];
  if (!process.stdin.isTTY) return folders;
  say('Which folders hold what you have of the game? An empty line ends.');
  for (let folder = await ask('Folder: '); folder !== ''; folder = await ask('Another: ')) {
    folders.push(folder);
  }
  return folders;
}

async function isAgreed(assets: string, data: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    complain('Nobody is here to be asked: say --yes.');
    return false;
  }
  say(
    `This writes to ${assets} and ${data}, which git ignores. What it shows is yours to answer for.`,
  );
  return /^y(es)?$/i.test(await ask('Go on? [y/N] '));
}

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(question);
  lines.close();
  return answer.trim();
}

/** One line that is written over on a terminal; elsewhere one every ten seconds. */
function createProgressLine() {
  let last = 0;
  return (progress: Parameters<typeof formatProgress>[0]) => {
    const isLast = progress.done === progress.all;
    if (performance.now() - last < (process.stderr.isTTY ? 200 : 10_000) && !isLast) return;
    last = performance.now();
    const line = formatProgress(progress);
    if (!process.stderr.isTTY) process.stderr.write(`${line}\n`);
    else process.stderr.write(`\r\u001b[K${line}${isLast ? '\n' : ''}`);
  };
}

function say(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

function complain(text: string): number {
  process.stderr.write(`${text}\n`);
  return 2;
}

process.exitCode = await main().catch((error: unknown) => {
  // A full disk, or a folder that may not be written to.
  const isOfSystem = error instanceof Error && 'code' in error;
  if (error instanceof AssetsError || isOfSystem) return complain((error as Error).message);
  throw error;
});
