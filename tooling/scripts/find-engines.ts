import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The engines that the site is tried in besides Chromium, by the names of their stories. */
export const ENGINES = ['firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

interface Needs {
  /** Debian's packages. */
  readonly packages: readonly string[];
  /** The programs, any name of each. */
  readonly programs: readonly (readonly string[])[];
}

const NEEDS: Readonly<Record<EngineName, Needs>> = {
  firefox: { packages: ['firefox-esr'], programs: [['firefox-esr', 'firefox']] },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: [['WebKitWebDriver'], ['Xvfb']],
  },
};

/** Where the program of each engine is; those that are missing are installed when root on Debian. */
export function findEngines(): Map<EngineName, string> {
  const missing = ENGINES.filter((engine) => programOf(engine) === undefined);
  if (missing.length > 0) install(missing.flatMap((engine) => NEEDS[engine].packages));
  const found = new Map<EngineName, string>();
  for (const engine of ENGINES) {
    const program = programOf(engine);
    if (program) found.set(engine, program);
  }
  return found;
}

/** The first of an engine's programs, when all of them are there. */
function programOf(engine: EngineName): string | undefined {
  const programs = NEEDS[engine].programs.map(fromPath);
  return programs.every(Boolean) ? programs[0] : undefined;
}

function fromPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}

function install(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  aptGet('update', '-qq');
  aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

function aptGet(...args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', args, { env, stdio: 'ignore', timeout: 600_000 });
}
