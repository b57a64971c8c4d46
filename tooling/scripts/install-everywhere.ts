import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { installFlags } from './install-flags.mjs';

/**
 * Installs the workspace as each system that it is developed and run on would: without an error, and with the native
 * half of each package that has one. Nothing is run of what is installed. Ends with one line of sums.
 */
const SYSTEMS = [
  { os: 'linux', cpu: 'x64', named: /linux/, numbered: /x64|-64/ },
  { os: 'linux', cpu: 'arm64', named: /linux/, numbered: /arm64|aarch64/ },
  { os: 'darwin', cpu: 'arm64', named: /darwin/, numbered: /arm64|universal/ },
  { os: 'darwin', cpu: 'x64', named: /darwin/, numbered: /x64|-64|universal/ },
  { os: 'win32', cpu: 'x64', named: /win32|windows/, numbered: /x64|-64/ },
] as const;

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'trailbook-systems-'));
let passed = 0;
let failed = 0;

try {
  for (const system of SYSTEMS) {
    for (const scope of ['site', 'all'] as const) {
      const faults = faultsOf(system, scope);
      if (faults.length === 0) passed += 1;
      else failed += 1;
      const title = `${system.os} ${system.cpu}, ${scope}`;
      console.info(faults.length === 0 ? `✓ ${title}` : `✗ ${title}\n${faults.join('\n')}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.info(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function faultsOf(system: (typeof SYSTEMS)[number], scope: 'site' | 'all'): string[] {
  copyManifests();
  const { status, stdout, stderr } = spawnSync(
    'pnpm',
    [...installFlags(scope), `--os=${system.os}`, `--cpu=${system.cpu}`],
    { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32', maxBuffer: 1 << 26 },
  );
  if (status !== 0) return [stdout, stderr];
  const installed = globSync('node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json', {
    cwd: folder,
  });
  if (installed.length < 100) return [`Only ${installed.length} packages were installed.`];
  return installed.flatMap((file) => missingHalves(join(folder, file), system));
}

/** A folder of the manifests alone, with nothing installed. */
function copyManifests(): void {
  rmSync(folder, { recursive: true, force: true });
  const manifests = globSync(
    ['package.json', 'pnpm-*.yaml', '{apps,packages,tooling}/*/package.json'],
    { cwd: root },
  );
  for (const file of manifests) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
}

/** A package with a native half for this system has one of them beside it: the lockfile may know too few. */
function missingHalves(manifest: string, { named, numbered }: (typeof SYSTEMS)[number]): string[] {
  const { name, optionalDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    readonly name: string;
    readonly optionalDependencies?: Readonly<Record<string, string>>;
  };
  const halves = Object.keys(optionalDependencies).filter(
    (half) => named.test(half) && numbered.test(half),
  );
  const beside = join(dirname(manifest), name.includes('/') ? '../..' : '..');
  const isThere = halves.length === 0 || halves.some((half) => existsSync(join(beside, half)));
  return isThere ? [] : [`${name} has none of ${halves.join(', ')}`];
}
