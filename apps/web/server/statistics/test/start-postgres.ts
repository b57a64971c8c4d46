import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@trailbook/fakes/free-port';
import { Client } from 'pg';

/** A PostgreSQL of its own, for as long as it is needed. */
export interface TestPostgres {
  /** Makes an empty database. */
  create(name: string): Promise<string>;
  /** Sends a signal to the server and to all of its processes. */
  signal(signal: NodeJS.Signals): void;
  stop(): Promise<void>;
}

/** Nobody else's. */
const USER = 'trailbook';
const isRoot = process.getuid?.() === 0;

/**
 * Starts a PostgreSQL on the loopback address with a data folder of its own. Where it is not installed, root on
 * Debian gets it installed.
 *
 * @param at - the port, where somebody waits for it there
 */
export async function startPostgres(
  settings: readonly string[] = [],
  at?: number,
): Promise<TestPostgres> {
  const bin = programs() ?? installed();
  const folder = mkdtempSync(join(tmpdir(), 'trailbook-postgres-'));
  // It refuses to run as root.
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', USER, '--auth=trust', '--no-sync', '--locale=C', '-E', 'UTF8'];
  execFileSync(...unprivileged(join(bin, 'initdb'), init), { stdio: 'pipe', cwd: folder });
  const port = at ?? (await freePort());
  const options = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...settings];
  const server = spawn(
    ...unprivileged(join(bin, 'postgres'), [
      ...['-D', data, '-p', String(port)],
      ...options.flatMap((option) => ['-c', option]),
    ]),
    { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder },
  );
  const root = `postgres://${USER}@127.0.0.1:${port}/postgres`;
  await answers(root, server);
  return {
    async create(name) {
      const client = new Client(root);
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return root.replace(/postgres$/, name);
    },
    signal(signal) {
      const children = spawnSync('pgrep', ['-P', String(server.pid)])
        .stdout.toString()
        .split('\n');
      for (const pid of [server.pid, ...children.filter(Boolean)])
        process.kill(Number(pid), signal);
    },
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      // At once, whoever is connected: its data are thrown away in any case.
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** `setpriv` becomes the program: a signal to it reaches the server. */
function unprivileged(program: string, args: readonly string[]): [string, string[]] {
  if (!isRoot) return [program, [...args]];
  const to = ['--reuid=postgres', '--regid=postgres', '--clear-groups'];
  return ['setpriv', [...to, program, ...args]];
}

function programs(): string | undefined {
  const folders = [
    ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

function installed(): string {
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    // Debian would start a server of its own.
    const packages = ['postgresql', '-o', 'Dpkg::Options::=--force-confold'];
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
      spawnSync('apt-get', ['-qq', ...args], { env, stdio: 'ignore', timeout: 300_000 });
    }
  }
  const bin = programs();
  if (!bin) {
    throw new Error('These tests need PostgreSQL. Install it, so that initdb is on the PATH.');
  }
  return bin;
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  let said = '';
  server.stderr?.on('data', (text) => {
    said += text;
  });
  for (let attempt = 0; attempt < 300; attempt++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${said}`);
    const client = new Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`PostgreSQL does not answer: ${said}`);
}
