import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@trailbook/fakes/free-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

/** The image without Docker: the files that `Dockerfile` copies, alone in a folder, and the commands it names. */
const ROOT = join(import.meta.dirname, '../../..');
const MINUTES_MS = 300_000;

const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
const compose = parse(readFileSync(join(ROOT, 'compose.yml'), 'utf8'), { merge: true }) as Compose;

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
}

interface Service {
  readonly image: string;
  readonly restart?: string;
  readonly profiles?: readonly string[];
  readonly entrypoint?: readonly string[];
  readonly volumes?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

let folder: string;
let image: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trailbook-image-'));
  image = join(folder, 'site');
  for (const [, from = '', to = ''] of dockerfile.matchAll(
    /^COPY --from=build \/site\/(\S+) (\S+)$/gm,
  )) {
    const place = join(image, to, to.endsWith('/') ? (from.split('/').at(-1) ?? '') : '');
    mkdirSync(join(place, '..'), { recursive: true });
    cpSync(join(ROOT, from), place, { recursive: true });
  }
}, MINUTES_MS);
afterAll(() => rmSync(folder, { recursive: true }));

/** A command of the Dockerfile, in the form of a list. */
function commandOf(instruction: RegExp): string[] {
  const [, list = '[]'] = instruction.exec(dockerfile) ?? [];
  // Checked by what is run.
  return JSON.parse(list) as string[];
}

describe('the image', () => {
  it(
    'serves the site, tells that it is ready, and looks after its statistics',
    async () => {
      const env = {
        NODE_ENV: 'production' as const,
        PATH: process.env.PATH,
        PORT: String(await freePort()),
        STORE_DIR: join(folder, 'store'),
      };
      const [program = '', ...words] = commandOf(/^CMD (\[.*\])$/m);
      const server = spawn(program, words, {
        cwd: image,
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const began = await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
      expect(String(began[0])).toContain('Trailbook is at');
      const [check = '', ...checkWords] = commandOf(/^HEALTHCHECK .*CMD (\[.*\])$/m);
      const isHealthy = () => spawnSync(check, checkWords, { cwd: image, env }).status;
      expect(isHealthy()).toBe(0);

      const backups = join(folder, 'backups');
      mkdirSync(backups);
      const run = (...given: readonly string[]) => {
        const [node = '', file = ''] = compose.services.statistics?.entrypoint ?? [];
        const inImage = file.replace(/^\/site/, image);
        return spawnSync(node, [inImage, ...given], { cwd: backups, env, encoding: 'utf8' });
      };
      expect(run('verify').stdout).toContain('0 differences');
      expect(run('rebuild').status).toBe(0);
      expect(run('backup', 'today.gz').status).toBe(0);
      expect(existsSync(join(backups, 'today.gz'))).toBe(true);
      expect(run('restore', 'today.gz')).toMatchObject({ status: 0, stderr: '' });

      server.kill('SIGTERM');
      await once(server, 'exit');
      expect(isHealthy()).toBe(1);
    },
    MINUTES_MS,
  );
});

describe('the compose file', () => {
  const services = Object.entries(compose.services);

  it('starts each service again that `up` starts', () => {
    const started = services.filter(([, { profiles }]) => !profiles);
    expect(started.map(([name]) => name)).toEqual(['proxy', 'site', 'database']);
    for (const [, { restart }] of started) expect(restart).toBe('unless-stopped');
  });

  it('mounts files that are there', () => {
    const mounted = services
      .flatMap(([, { volumes = [] }]) => volumes)
      .filter((one) => /^\.\/\w+file/.test(one));
    expect(mounted).toHaveLength(1);
    for (const one of mounted) expect(existsSync(join(ROOT, one.split(':')[0] ?? ''))).toBe(true);
  });

  it('gives the site no setting that it does not know', () => {
    const known = readFileSync(join(ROOT, 'docs/operation.md'), 'utf8');
    const settings = Object.keys(compose.services.site?.environment ?? {});
    expect(settings.filter((name) => !known.includes(`\`${name}\``))).toEqual([]);
    expect(compose.services.statistics?.environment).toEqual(compose.services.site?.environment);
  });
});
