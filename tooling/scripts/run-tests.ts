import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePorts } from '../fakes/src/free-port.ts';
import { installFromDebian, programOnPath } from './debian.ts';
import { findBrowser } from './find-browser.ts';
import { countLastLine, countPlaywright, countVitest, flakyTests, type Tally } from './tally.ts';

/** What a browser test is tagged with that each `npm test` runs. */
const CORE_TAG = '@core';

/** Sites of browser tests listen on so many ports from one on. */
const SITES = 80;

/**
 * `npm test` runs the `core`: all that fails fast, and the browser tests that are tagged so. `npm run test:all` runs the
 * `rest`: every other browser test, the other engines, the installation on each system. Both end with one plain line of
 * sums. What else is on the command line goes to Playwright, such as `--shard=1/3`.
 */
const [part, ...playwrightFlags] = process.argv.slice(2);
const root = join(import.meta.dirname, '../..');
const web = join(root, 'apps/web');
const results = mkdtempSync(join(tmpdir(), 'trailbook-'));
process.env.PATH = join(root, 'node_modules/.bin') + delimiter + process.env.PATH;

let total: Tally = { passed: 0, failed: 0 };
const flaky: string[] = [];

if (part === 'rest') await testRest();
else await testCore();

rmSync(results, { recursive: true, force: true });
if (flaky.length > 0) console.info(`Flaky, passed at the second try: ${flaky.length}`);
for (const title of flaky) console.info(`  ${title}`);
console.info(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

async function testCore(): Promise<void> {
  // The packages wait for much, and nothing waits for them.
  await Promise.all([testSources(), testPackages()]);
  await testInBrowser('Browser tests, the core', ['--grep', CORE_TAG]);
}

async function testSources(): Promise<void> {
  await checkAndBuild();
  await testUnits('Unit, server and property tests', '!rest');
  await step(
    'Golden cases',
    ['node', 'packages/verifier/src/cli.ts', 'packages/verifier/cases'],
    countLastLine,
  );
}

async function testRest(): Promise<void> {
  await step('Build', turbo('build', 'write-data'));
  // Installing waits for the disk, the engines for their browsers.
  await Promise.all([
    step('Installation on each system', script('install-everywhere.ts'), countLastLine),
    step('Firefox and WebKit', script('run-engines.ts'), countLastLine),
  ]);
  // An operator's voices are made by it.
  if (!programOnPath(['ffmpeg'])) installFromDebian('ffmpeg');
  await testUnits('What is timed, the operator, texts by page', 'rest');
  await testInBrowser('Browser tests, the rest', ['--grep-invert', CORE_TAG]);
}

async function checkAndBuild(): Promise<void> {
  await step('Lint', ['biome', 'check', '--error-on-warnings', '.']);
  await step('Workflows', script('check-workflows.ts'));
  await step('Commit message', ['commitlint', '--last']);
  await step('Types', turbo('typecheck'));
  for (const [title, config] of [
    ['Boundaries', '.dependency-cruiser.mjs'],
    ['Circles', '.dependency-circles.mjs'],
  ] as const) {
    await step(title, ['depcruise', '--config', config, 'apps', 'packages', 'tooling']);
  }
  await step('Unused code', ['knip']);
  // Neither lists of data, which the server makes as well, nor the desktop's program: they are of the rest.
  await step('Build', turbo('build', '--filter=@trailbook/web'));
}

async function testUnits(title: string, project: string): Promise<void> {
  const report = join(results, 'unit.json');
  await step(title, vitest(report, '--project', project), () =>
    countVitest(readFileSync(report, 'utf8')),
  );
}

async function testPackages(): Promise<void> {
  const report = join(results, 'packages.json');
  await step(
    'Packages, installed outside of the workspace',
    vitest(report, '--config', 'vitest.package.config.ts'),
    () => countVitest(readFileSync(report, 'utf8')),
    join(root, 'packages/core'),
  );
}

async function testInBrowser(title: string, chosen: readonly string[]): Promise<void> {
  const browser = findBrowser(web);
  if (!browser) {
    console.error('No Chromium could be found or installed: the browser tests cannot run.');
    add({ passed: 0, failed: 1 });
    return;
  }
  const report = join(results, 'browser.json');
  process.env.TRAILBOOK_CHROMIUM = browser;
  process.env.E2E_PORT = String(await freePorts(SITES));
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
  await step(
    title,
    [
      join(web, 'node_modules/.bin/playwright'),
      'test',
      '--retries=1',
      '--reporter=line,json',
      ...chosen,
      ...playwrightFlags,
    ],
    () => {
      const text = readFileSync(report, 'utf8');
      flaky.push(...flakyTests(text));
      return countPlaywright(text);
    },
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
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
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

function turbo(...tasks: readonly string[]): string[] {
  return ['turbo', 'run', ...tasks, '--output-logs=errors-only', '--log-prefix=none'];
}

function script(name: string): string[] {
  return ['node', join(import.meta.dirname, name)];
}

function vitest(report: string, ...flags: readonly string[]): string[] {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return ['vitest', 'run', ...flags, ...reporters];
}

function add(tally: Tally): void {
  total = { passed: total.passed + tally.passed, failed: total.failed + tally.failed };
}
