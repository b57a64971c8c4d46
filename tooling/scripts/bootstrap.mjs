/**
 * `npm start` and `npm test` on a machine with nothing but Node 20 (or newer) and npm: brings the pinned
 * Node and pnpm, installs what changed, then hands over. Runs on old Node, so it is plain JavaScript.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { endWithParent, passOn } from './pass-on.mjs';

const NODE = '24.21.0';
const PNPM = '12.21.0';
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const stampFile = join(root, 'node_modules/.trailbook-install');
const [task, ...args] = process.argv.slice(2);

if (process.env.npm_lifecycle_event) endWithParent();
if (Number(process.versions.node.split('.')[0]) < 24) process.exit(await rerunUnderPinnedNode());
process.chdir(root);
process.env.TURBO_TELEMETRY_DISABLED = '1';
await installIfChanged();
await hand(task);

/** The pinned Node is asked where it is, then runs as our own child: npx would keep signals to itself. */
async function rerunUnderPinnedNode() {
  const ask = ['-y', '-p', `node@${NODE}`, 'node', '-p', 'process.execPath'];
  const found = await npx(ask, { stdio: ['inherit', 'pipe', 'inherit'] });
  const node = found.output.trim();
  if (found.status !== 0 || !existsSync(node)) {
    stop(`Node ${NODE} could not be fetched; is the npm registry within reach?`);
  }
  const PATH = dirname(node) + delimiter + process.env.PATH;
  const { status } = await passOn(node, process.argv.slice(1), { env: { ...process.env, PATH } });
  return status;
}

async function installIfChanged() {
  const stamp = createHash('sha256')
    .update(process.version)
    .update(readFileSync('pnpm-lock.yaml'))
    .update(readFileSync('pnpm-workspace.yaml'))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.info('Installing what the site is made of …');
  const flags = ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent'];
  if ((await pnpm(flags)) !== 0) stop('The installation failed; is the npm registry within reach?');
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
    if ((await pnpm([...build, '--log-prefix=none'])) !== 0) stop('The build failed.');
    process.chdir('apps/web');
    const server = await import(pathToFileURL(join(root, 'apps/web/server/node/serve.ts')).href);
    return server.serve();
  }
  if (name === 'test') {
    // Through pnpm, since turbo looks for it on the PATH.
    process.exitCode = await pnpm(['exec', 'node', 'tooling/scripts/run-tests.ts']);
    return undefined;
  }
  if (name === 'run' && args[0]) {
    process.argv.splice(1, 3, join(root, args[0]));
    return import(pathToFileURL(join(root, args[0])).href);
  }
  stop('Use: npm start, npm test, or bootstrap.mjs run FILE');
}

async function pnpm(flags) {
  const { status } = await npx(['-y', `pnpm@${PNPM}`, ...flags], { stdio: 'inherit' });
  return status;
}

function npx(args, options) {
  // Left by an npx around us, this would turn the package asked for into a command of that one.
  const { npm_config_package: _outer, ...env } = process.env;
  return passOn('npx', args, {
    ...options,
    shell: process.platform === 'win32',
    env: { ...env, npm_config_loglevel: 'error' },
  });
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
