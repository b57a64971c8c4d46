import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, get, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { importWarps, isDone, NEW_JOURNAL } from '@trailbook/api/warp-import';
import { createRecordApi, fakeAccount, recordLinkOf, serveFake } from '@trailbook/fakes';
import { afterEach, describe, expect, it } from 'vitest';
import { startServer } from '../../test/server-process.ts';
import { GRACES, PROXY_IDLE_MS } from './serve.ts';

/** The built server as an operator meets it. */
type Running = Awaited<ReturnType<typeof startServer>>;
let running: Running | undefined;
const MINUTE_MS = 60_000;
const NOW = Date.now();
const YEAR_AGO = NOW - 350 * 86_400_000;

afterEach(() => {
  running?.process.kill('SIGKILL');
  running = undefined;
});

async function start(settings: Readonly<Record<string, string>> = {}): Promise<Running> {
  running = await startServer(settings);
  return running;
}

/** One that soon hangs up on who has not asked. */
async function startImpatient(settings: Readonly<Record<string, string>> = {}): Promise<Running> {
  running = await startServer(settings, undefined, undefined, 'test/impatient-site.process.ts');
  return running;
}

/** Below a file there is no folder. */
const NO_FOLDER = join(import.meta.dirname, 'serve.ts/store');
const STATS_KEY = 'k'.repeat(32);

describe('settings', () => {
  it.each([
    ['PORT', 'eighty'],
    ['SITE_URL', 'trailbook'],
    ['ASSETS_URL', 'cdn'],
    ['ASSETS_URL', NO_FOLDER],
    ['TRUST_PROXY', 'loopback'],
    ['DATA_DIR', NO_FOLDER],
    ['STORE_DIR', NO_FOLDER],
    ['STORE_DIR', '/proc/trailbook'],
    ['DATABASE_URL', 'mysql://localhost/trailbook'],
  ])(
    '%s=%s stops the start by name',
    async (name, value) => {
      const server = spawn(process.execPath, ['serve.ts'], {
        cwd: import.meta.dirname,
        env: { ...process.env, PORT: '0', STATS_KEY, [name]: value },
      });
      let said = '';
      server.stderr.on('data', (chunk) => {
        said += chunk;
      });
      const [code] = await once(server, 'close');
      expect(code).toBe(1);
      expect(said).toMatch(new RegExp(`^${name} cannot be used: .+\\.\n$`));
    },
    MINUTE_MS,
  );

  it.each(['true', '1'])(
    'TRUST_PROXY=%s is one proxy',
    async (value) => {
      const { origin } = await start({ TRUST_PROXY: value });
      expect((await fetch(`${origin}/en`)).status).toBe(200);
    },
    MINUTE_MS,
  );
});

describe('the public address', () => {
  it(
    'is SITE_URL in everything that names it, whatever host the request tells',
    async () => {
      const { origin } = await start({ SITE_URL: 'https://trailbook.example' });
      const page = await pageFor(origin, 'evil.example');
      expect(page).toContain('<link rel="canonical" href="https://trailbook.example/en/planner"');
      expect(page).not.toContain('evil.example');
      expect(page).not.toContain(origin);
    },
    MINUTE_MS,
  );
});

describe('a signal', () => {
  it(
    'lets an import end that takes longer than others wait',
    async () => {
      const account = fakeAccount({ uid: '600000001', pulls: 60, from: YEAR_AGO, until: NOW });
      const records = await serveFake(createRecordApi({ accounts: [account], now: NOW }));
      // Some twelve pages, ten a second.
      const { origin, process: server } = await startImpatient({
        ...{ NODE_ENV: 'test', WARP_RECORDS_URL: records.origin, WARP_PACE_MS: '100' },
      });
      let isSignalled = false;
      const outcome = await importWarps({
        ...{ link: recordLinkOf(account), known: {}, journal: NEW_JOURNAL, origin, backOffMs: [] },
        signal: new AbortController().signal,
        onProgress: () => {
          if (!isSignalled) server.kill('SIGTERM');
          isSignalled = true;
        },
      });
      expect([isSignalled, outcome.failure, isDone(outcome.journal)]).toEqual([
        ...[true, undefined, true],
      ]);
      await records.close();
    },
    MINUTE_MS,
  );

  it(
    'ends the server, though a visitor keeps the line open',
    async () => {
      const { origin, process: server } = await start();
      const line = connect(Number(new URL(origin).port), 'localhost');
      line.write(HEALTH_CHECK);
      await once(line, 'data');
      const ended = once(server, 'exit');
      const closed = hungUp(line);
      server.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
      await closed;
    },
    MINUTE_MS,
  );
});

describe('a signal, where somebody has not asked', () => {
  it.each([
    ['anything', ''],
    ['all of it', 'GET /en HTTP/1.1\r\nHo'],
    [
      'all of it, with its headers said',
      'POST /api/v1/warp/import HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{',
    ],
  ])(
    '%s, ends the server within seconds',
    async (_what, sent) => {
      const { origin, process: server } = await startImpatient();
      const line = connect(Number(new URL(origin).port), 'localhost');
      await once(line, 'connect');
      const closed = hungUp(line);
      line.write(sent);
      await new Promise((resolve) => setTimeout(resolve, 300));
      const began = performance.now();
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
      expect(performance.now() - began).toBeLessThan(20_000);
      await closed;
    },
    2 * MINUTE_MS,
  );

  it('is a matter of seconds, and an answer under way of a minute', () => {
    expect(GRACES.askMs).toBeLessThan(20_000);
    expect(GRACES.answerMs).toBeGreaterThanOrEqual(MINUTE_MS);
  });
});

describe('connections', () => {
  it(
    'beyond two thousand are hung up on, until others end',
    async () => {
      const { origin } = await start();
      const open = () =>
        new Promise<Socket>((resolve, reject) => {
          const line = connect(Number(new URL(origin).port), 'localhost');
          line.once('connect', () => resolve(line)).once('error', reject);
        });
      const oneMore = async () => {
        const line = await open();
        line.write(HEALTH_CHECK);
        return Promise.race([answered(line), hungUp(line)]);
      };
      const lines = await Promise.all(Array.from({ length: 2000 }, open));
      // The system's queue is shorter, so the server may take a later one in before the last of them.
      await expect.poll(oneMore, { timeout: 10_000 }).toBe('hung up');
      for (const line of lines) line.destroy();
      await expect.poll(() => fetch(`${origin}/healthz`).then(({ ok }) => ok)).toBe(true);
    },
    MINUTE_MS,
  );
});

describe('lines of a proxy', () => {
  it(
    'take calls after some seconds without one',
    async () => {
      const { origin } = await start({ TRUST_PROXY: '1' });
      const agent = new Agent({ keepAlive: true });
      // As proxies do: Node's own agent ends them when the server says that it will.
      agent.keepSocketAlive = () => true;
      const call = () =>
        new Promise((resolve, reject) => {
          const options = { method: 'POST', agent };
          const sent = request(`${origin}/api/v1/sync/list`, options, (answer) => {
            const { statusCode } = answer;
            answer.resume().on('end', () => resolve([statusCode, sent.reusedSocket]));
          });
          sent.on('error', reject).end();
        });
      const calls = () => Promise.all(Array.from({ length: 50 }, call));
      await calls();
      // Node would end them just then.
      await new Promise((resolve) => setTimeout(resolve, 6000));
      // Refused, since they bring nothing.
      expect(await calls()).toEqual(Array(50).fill([415, true]));
      agent.destroy();
    },
    MINUTE_MS,
  );

  it('are ended by our Caddy before the site does', () => {
    const file = readFileSync(join(import.meta.dirname, '../../../../Caddyfile'), 'utf8');
    const [, seconds] = /keepalive (\d+)s/.exec(file) ?? [];
    expect(Number(seconds) * 1000).toBeLessThan(PROXY_IDLE_MS - 10_000);
  });
});

const HEALTH_CHECK = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';

function answered(line: Socket): Promise<'answered'> {
  return new Promise((resolve) => line.once('data', () => resolve('answered')));
}

function hungUp(line: Socket): Promise<'hung up'> {
  // A reset is told as an error before.
  line.on('error', () => {});
  return new Promise((resolve) => line.once('close', () => resolve('hung up')));
}

/** `fetch` tells the host by itself, always. */
function pageFor(origin: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(`${origin}/en/planner`, { headers: { Host: host } }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      resolve(Buffer.concat(chunks).toString());
    }).on('error', reject);
  });
}
