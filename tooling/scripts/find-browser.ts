import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without windows: what the tests see is the same, in half the time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * A Chromium for the browser tests: Debian's headless shell, installed where that may be done, else any that the
 * system has, else Playwright's.
 */
export function findBrowser(webFolder: string): string | undefined {
  const named = process.env.TRAILBOOK_CHROMIUM;
  if (named && existsSync(named)) return named;
  if (!fromSystem([SHELL])) installFromDebian();
  return fromSystem(NAMES) ?? fromPlaywright(webFolder);
}

function fromSystem(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}

function fromPlaywright(webFolder: string): string | undefined {
  run('node_modules/.bin/playwright', ['install', 'chromium'], webFolder);
  const ask = "import('@playwright/test').then((p) => console.log(p.chromium.executablePath()))";
  const path = run('node', ['-e', ask], webFolder).trim();
  return existsSync(path) ? path : undefined;
}

function installFromDebian(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  run('apt-get', ['update', '-qq'], '/');
  run('apt-get', ['install', '-y', '-qq', SHELL], '/');
}

function run(command: string, args: readonly string[], cwd: string): string {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawnSync(command, args, { cwd, env, encoding: 'utf8', timeout: 300_000 });
  return child.stdout ?? '';
}
