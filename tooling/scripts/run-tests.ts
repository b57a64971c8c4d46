import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../fakes/src/free-port.ts';
import { findBrowser } from './find-browser.ts';
import { countLastLine, countPlaywright, countVitest, type Tally } from './tally.ts';

/** Everything that must hold, in the order in which it fails fastest. Ends with one plain line of sums. */
const root = join(import.meta.dirname, '../..');
const web = join(root, 'apps/web');
const results = mkdtempSync(join(tmpdir(), 'trailbook-'));
process.env.PATH = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;

let total: Tally = { passed: 0, failed: 0 };

await step('Lint', ['biome', 'check', '--error-on-warnings', '.']);
await step('Commit message', ['commitlint', '--last']);
await step('Types', turbo('typecheck'));
await step('Boundaries', [
  'depcruise',
  '--config',
  '.dependency-cruiser.mjs',
  'apps',
  'packages',
  'tooling',
]);
await step('Circles', [
  'depcruise',
  '--config',
  '.dependency-circles.mjs',
  'apps',
  'packages',
  'tooling',
]);
await step('Unused code', ['knip']);
await step('Build', turbo('build'));
const unit = join(results, 'unit.json');
await step(
  'Unit, golden and property tests',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
  () => countVitest(readFileSync(unit, 'utf8')),
);
await step(
  'Golden cases',
  ['node', 'packages/verifier/src/cli.ts', 'packages/verifier/cases'],
  countLastLine,
);
const packages = join(results, 'packages.json');
// Each does one thing after the other, and waits for much: side by side they take no longer than one.
await Promise.all([
  step(
    'Packages, installed outside of the workspace',
    [
      'vitest',
      'run',
      '--config',
      'vitest.package.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${packages}`,
    ],
    () => countVitest(readFileSync(packages, 'utf8')),
    join(root, 'packages/core'),
  ),
  step('Firefox and WebKit', ['node', 'tooling/scripts/run-engines.ts'], countLastLine),
]);
await browserTests();

rmSync(results, { recursive: true, force: true });
console.info(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

async function browserTests(): Promise<void> {
  const browser = findBrowser(web);
  if (!browser) {
    console.error('No Chromium could be found or installed: the browser tests cannot run.');
    add({ passed: 0, failed: 1 });
    return;
  }
  const report = join(results, 'browser.json');
  process.env.TRAILBOOK_CHROMIUM = browser;
  process.env.E2E_PORT = String(await freePort());
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
  await step(
    'Browser tests',
    ['node_modules/.bin/playwright', 'test', '--retries=2', '--reporter=line,json'],
    () => countPlaywright(readFileSync(report, 'utf8')),
    web,
  );
}

/** Runs a command quietly; shows what it said when it fails. Counts as one test unless it counts itself. */
async function step(
  title: string,
  command: readonly string[],
  count?: (output: string) => Tally,
  cwd = root,
): Promise<void> {
  const began = Date.now();
  const { isOk, output } = await run(command, cwd);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  const tally = tallyOf(isOk, output, count);
  console.info(
    `${tally.failed === 0 ? '✓' : '✗'} ${title}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`,
  );
  if (tally.failed > 0) console.error(output.slice(-20_000));
  add(tally);
}

/** All that it writes, in the order in which it does. */
function run(
  [command = '', ...args]: readonly string[],
  cwd: string,
): Promise<{ readonly isOk: boolean; readonly output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ isOk: false, output: `${output}${error.message}` }));
    child.on('close', (status) => resolve({ isOk: status === 0, output }));
  });
}

/** A command that failed counts as a failure even where its own report says otherwise. */
function tallyOf(isOk: boolean, output: string, count?: (output: string) => Tally): Tally {
  if (!count) return isOk ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const tally = count(output);
    return isOk ? tally : { ...tally, failed: Math.max(tally.failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function turbo(task: string): string[] {
  return ['turbo', 'run', task, '--output-logs=errors-only', '--log-prefix=none'];
}

function add(tally: Tally): void {
  total = { passed: total.passed + tally.passed, failed: total.failed + tally.failed };
}
