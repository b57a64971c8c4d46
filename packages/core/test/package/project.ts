import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The packages as npm packs them, and projects outside of the workspace that install them. */

export const core = join(import.meta.dirname, '../..');

export interface Packed {
  readonly folder: string;
  /** Where both were packed. */
  readonly built: string;
  readonly core: string;
  readonly data: string;
}

/** An empty project that has fetched what it names. */
export function project(
  { folder }: Packed,
  name: string,
  manager: 'npm' | 'pnpm',
  packages: readonly string[],
): string {
  const place = join(folder, name);
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), '{"type":"module","private":true}\n');
  if (manager === 'npm') {
    run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...packages], place);
  } else {
    run('pnpm', ['add', '--prefer-offline', '--ignore-workspace', ...packages], place);
  }
  return place;
}

export function run(command: string, args: readonly string[], cwd: string): string {
  return execFileSync(command, args, {
    cwd,
    env: outside(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** As {@link run}, for what may fail. */
export function tryRun(command: string, args: readonly string[], cwd: string) {
  const child = spawnSync(command, args, { cwd, env: outside(), encoding: 'utf8' });
  return { status: child.status, said: child.stdout, complained: child.stderr };
}

/** What package managers tell their scripts is not for those of another project. */
function outside(): NodeJS.ProcessEnv {
  const env = { ...process.env };
  for (const name of Object.keys(env)) {
    if (name === 'INIT_CWD' || /^pnpm_/.test(name)) delete env[name];
  }
  return env;
}

/** The blocks of code of a text, by language. */
export function blocksOf(text: string, language: string): string[] {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, block = '']) => block,
  );
}

export function readText(...path: readonly string[]): string {
  return readFileSync(join(...path), 'utf8');
}
