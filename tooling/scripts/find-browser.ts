import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** A Chromium for the browser tests: the system's, else Playwright's, else Debian's package when root. */
export function findBrowser(webFolder: string): string | undefined {
  const asked = process.env.TRAILBOOK_CHROMIUM;
  if (asked && existsSync(asked)) return asked;
  return fromSystem() ?? fromPlaywright(webFolder) ?? fromDebian();
}

function fromSystem(): string | undefined {
  const folders = (process.env.PATH ?? '').split(':');
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) =>
    existsSync(file),
  );
}

function fromPlaywright(webFolder: string): string | undefined {
  run('node_modules/.bin/playwright', ['install', 'chromium'], webFolder);
  const ask = "import('@playwright/test').then((p) => console.log(p.chromium.executablePath()))";
  const path = run('node', ['-e', ask], webFolder).trim();
  return existsSync(path) ? path : undefined;
}

function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  run('apt-get', ['update', '-qq'], '/');
  run('apt-get', ['install', '-y', '-qq', 'chromium'], '/');
  return fromSystem();
}

function run(command: string, args: readonly string[], cwd: string): string {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawnSync(command, args, { cwd, env, encoding: 'utf8', timeout: 300_000 });
  return child.stdout ?? '';
}
