import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromDebian, programOnPath } from './debian.ts';

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
  if (!programOnPath([SHELL])) installFromDebian(SHELL);
  return programOnPath(NAMES) ?? fromPlaywright(webFolder);
}

function fromPlaywright(webFolder: string): string | undefined {
  run('node_modules/.bin/playwright', ['install', 'chromium'], webFolder);
  const ask = "import('@playwright/test').then((p) => console.log(p.chromium.executablePath()))";
  const path = run('node', ['-e', ask], webFolder).trim();
  return existsSync(path) ? path : undefined;
}

function run(command: string, args: readonly string[], cwd: string): string {
  const child = spawnSync(command, args, { cwd, encoding: 'utf8', timeout: 300_000 });
  return child.stdout ?? '';
}
