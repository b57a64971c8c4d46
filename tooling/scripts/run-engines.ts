import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ENGINES, findEngines } from './find-engines.ts';
import { countEngines } from './tally.ts';

/** Tries the built site in Firefox and WebKit. Ends with one line of sums, also when one is missing. */
const root = join(import.meta.dirname, '../..');
const results = mkdtempSync(join(tmpdir(), 'trailbook-engines-'));
const report = join(results, 'report.json');
const isCi = process.env.CI === 'true' || process.env.CI === '1';
const found = findEngines();

for (const engine of ENGINES.filter((name) => !found.has(name))) {
  console.error(
    `${engine}: NOT TRIED. It is not installed, and can be installed here by root on Debian alone.`,
  );
}
if (
  found.size > 0 &&
  run('turbo', 'run', 'build', '--filter=@trailbook/web', '--output-logs=errors-only')
) {
  const stories = [...found.keys()].map((engine) => `${engine}.stories.ts`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  run(
    'vitest',
    'run',
    '--config',
    'apps/web/e2e/engines/vitest.config.ts',
    ...reporters,
    ...stories,
  );
}
const { passed, failed } = countEngines(read(report), ENGINES, new Set(found.keys()), isCi);
rmSync(results, { recursive: true, force: true });
console.info(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function run(command: string, ...args: readonly string[]): boolean {
  const env = {
    ...process.env,
    PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH,
    TRAILBOOK_FIREFOX: found.get('firefox') ?? '',
    TRAILBOOK_WEBKIT_DRIVER: found.get('webkit') ?? '',
  };
  return spawnSync(command, args, { cwd: root, env, stdio: 'inherit' }).status === 0;
}

/** Without a report, nothing was tried. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '{"testResults":[]}';
  }
}
