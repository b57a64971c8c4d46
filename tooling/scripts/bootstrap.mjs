/**
 * `npm start` and `npm test` on a machine with nothing but Node 20 (or newer) and npm: brings the pinned
 * Node and pnpm, installs what changed, then hands over. Runs on old Node, so it is plain JavaScript.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const NODE = '24.21.0';
const PNPM = '12.21.0';
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const stampFile = join(root, 'node_modules/.trailbook-install');
const [task, ...args] = process.argv.slice(2);

if (Number(process.versions.node.split('.')[0]) < 24) rerunUnderPinnedNode();
process.chdir(root);
process.env.TURBO_TELEMETRY_DISABLED = '1';
installIfChanged();
await hand(task);

function rerunUnderPinnedNode() {
  const self = fileURLToPath(import.meta.url);
  const child = spawnSync(
    'npx',
    ['-y', '-p', `node@${NODE}`, 'node', self, ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, npm_config_loglevel: 'error' },
    },
  );
  process.exit(child.status ?? 1);
}

function installIfChanged() {
  const stamp = createHash('sha256')
    .update(process.version)
    .update(readFileSync('pnpm-lock.yaml'))
    .update(readFileSync('pnpm-workspace.yaml'))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.info('Installing what the site is made of …');
  const flags = ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent'];
  if (pnpm(flags) !== 0) stop('The installation failed; is the npm registry within reach?');
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

async function hand(name) {
  if (name === 'start') {
    const build = [
      'exec',
      'turbo',
      'run',
      'build',
      '--filter=@trailbook/web',
      '--output-logs=errors-only',
    ];
    if (pnpm([...build, '--log-prefix=none']) !== 0) stop('The build failed.');
    process.chdir('apps/web');
    const server = await import(pathToFileURL(join(root, 'apps/web/server.ts')).href);
    return server.serve();
  }
  if (name === 'test') {
    // Through pnpm, since turbo looks for it on the PATH.
    process.exitCode = pnpm(['exec', 'node', 'tooling/scripts/run-tests.ts']) ?? 1;
    return undefined;
  }
  if (name === 'run' && args[0]) {
    process.argv.splice(1, 3, join(root, args[0]));
    return import(pathToFileURL(join(root, args[0])).href);
  }
  stop('Use: npm start, npm test, or bootstrap.mjs run FILE');
}

function pnpm(flags) {
  // Left by the npx above, this would turn the package asked for below into a command of that one.
  const { npm_config_package: _outer, ...env } = process.env;
  const child = spawnSync('npx', ['-y', `pnpm@${PNPM}`, ...flags], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...env, npm_config_loglevel: 'error' },
  });
  return child.status;
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
