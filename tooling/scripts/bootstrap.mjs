/**
 * `npm start`, `npm test` and `npm run test:all` on a machine with nothing but Node 20 (or newer) and npm: brings the pinned
 * Node and pnpm, installs what changed, then hands over. Runs on old Node, so it is plain JavaScript.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installFlags } from './install-flags.mjs';
import { endWithParent, passOn, runBeside } from './pass-on.mjs';

const NODE = '24.21.0';
const PNPM_BY_NPX = ['-y', 'pnpm@12.21.0'];
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const stampFile = join(root, 'node_modules/.trailbook-install');
const [task, ...args] = process.argv.slice(2);

if (process.env.npm_lifecycle_event) endWithParent();
if (Number(process.versions.node.split('.')[0]) < 24) process.exit(await rerunUnderPinnedNode());
process.chdir(root);
process.env.TURBO_TELEMETRY_DISABLED = '1';
await installIfChanged(task === 'start' ? 'site' : 'all');
await hand(task);

/** The pinned Node is asked where it is, then runs as our own child: npx would keep signals to itself. */
async function rerunUnderPinnedNode() {
  const ask = ['-y', '-p', `node@${NODE}`, 'node', '-p', 'process.execPath'];
  const found = await npx(ask, { stdio: ['inherit', 'pipe', 'inherit'] });
  const node = found.output.trim();
  // npx has said why.
  if (found.status !== 0) stop(`Could not fetch Node ${NODE}: npx ended with ${found.status}.`);
  if (!existsSync(node)) stop(`npx fetched Node ${NODE}, and named no program of it: "${node}".`);
  const PATH = dirname(node) + delimiter + process.env.PATH;
  const { status } = await passOn(node, process.argv.slice(1), { env: { ...process.env, PATH } });
  return status;
}

/**
 * What is installed: `site`, only what building and serving the site takes, or `all`. An installation that has more, or
 * that someone made by hand, is never cut down to the site's.
 *
 * @param {'site' | 'all'} wanted
 */
async function installIfChanged(wanted) {
  const made = createHash('sha256')
    .update(process.version)
    .update(readFileSync('pnpm-lock.yaml'))
    .update(readFileSync('pnpm-workspace.yaml'))
    .digest('hex');
  const [lastMade, lastScope] = readIfThere(stampFile).split(' ');
  if (lastMade === made && (lastScope === 'all' || lastScope === wanted)) return;
  const isSiteAlone = lastScope === 'site' && !existsSync(join(root, 'node_modules/vitest'));
  const isNew = !existsSync(join(root, 'node_modules'));
  const scope = isSiteAlone || isNew ? wanted : 'all';
  // Whoever breaks it off has begun this one, and has none.
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, `- ${scope}`);
  console.info('Installing what the site is made of …');
  const { status, output } = await pnpm(installFlags(scope), {
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  if (status !== 0) stop(`${output.trimEnd()}\nThe installation failed; the lines above say why.`);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, `${made} ${scope}`);
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

async function hand(name) {
  if (name === 'start') return startSite();
  if (name === 'test' || name === 'test:all') {
    // Through pnpm, since turbo looks for it on the PATH.
    const part = name === 'test' ? 'core' : 'rest';
    const { status } = await pnpm(['exec', 'node', 'tooling/scripts/run-tests.ts', part, ...args]);
    process.exitCode = status;
    return undefined;
  }
  if (name === 'run' && args[0]) {
    process.argv.splice(1, 3, join(root, args[0]));
    return import(pathToFileURL(join(root, args[0])).href);
  }
  stop('Use: npm start, npm test, npm run test:all, or bootstrap.mjs run FILE');
}

async function startSite() {
  const { status } = await pnpm(turboOnSite('build'));
  if (status !== 0) stop('The build failed; the lines above say why.');
  process.chdir('apps/web');
  const server = await import(pathToFileURL(join(root, 'apps/web/server/node/serve.ts')).href);
  await server.serve();
  // Until they are written, the server makes each list that is asked for.
  runBeside('npx', [...PNPM_BY_NPX, ...turboOnSite('write-data')], npxOptions({ cwd: root }));
}

function turboOnSite(task) {
  const quietly = ['--output-logs=errors-only', '--log-prefix=none'];
  return ['exec', 'turbo', 'run', task, '--filter=@trailbook/web', ...quietly];
}

function pnpm(flags, options = { stdio: 'inherit' }) {
  return npx([...PNPM_BY_NPX, ...flags], options);
}

function npx(args, options) {
  return passOn('npx', args, npxOptions(options));
}

function npxOptions(options) {
  // Left by an npx around us, this would turn the package asked for into a command of that one.
  const { npm_config_package: _outer, ...env } = process.env;
  return {
    ...options,
    shell: process.platform === 'win32',
    env: { ...env, npm_config_loglevel: 'error' },
  };
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
