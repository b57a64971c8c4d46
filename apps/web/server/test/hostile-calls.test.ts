import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOSTILE_CALLS, type HostileCall, problemsOf } from '@trailbook/hostile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../test/server-process.ts';

/** Calls for programs as those who mean ill make them, to the built site with its statistics. */
const START_MS = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'trailbook-hostile-'));
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer({ STORE_DIR: folder });
}, START_MS);

afterAll(() => {
  server.process.kill();
  rmSync(folder, { recursive: true });
});

const stateOf = async () => {
  const answer = await fetch(`${server.origin}/api/v1/state`);
  return ((await answer.json()) as { state: string }).state;
};

describe('a call', () => {
  it.each(HOSTILE_CALLS)('$name: $status', async (call) => {
    const began = server.written().length;
    const answer = await send(call);
    expect(problemsOf(answer, call)).toEqual([]);
    if (answer.status >= 400) expect(codeOf(answer.body)).toMatch(/^[A-Z_]+$/);
    expect(server.written().slice(began), 'what it logged').toBe('');
  });

  it('is tried in a hundred ways at least', () => {
    expect(HOSTILE_CALLS.length).toBeGreaterThanOrEqual(100);
    expect(new Set(HOSTILE_CALLS.map(({ name }) => name)).size).toBe(HOSTILE_CALLS.length);
  });
});

/** Connections that are opened, and a body of which a letter comes now and then. */
const SLOW = 200;

describe('clients that send slowly', () => {
  it('hold up nobody else, however many they are', async () => {
    const sockets = await Promise.all(Array.from({ length: SLOW }, slowly));
    try {
      for (const path of ['/healthz', '/en', '/api/v1/warp_fetch/11', '/api/v1/state']) {
        expect((await fetch(server.origin + path)).status, path).toBe(200);
      }
      expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([]);
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  });
});

async function slowly(): Promise<Socket> {
  const socket = connect(Number(new URL(server.origin).port), 'localhost');
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(
    'POST /api/v1/contribution/show HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
  );
  return socket;
}

/** A body that is not wanted is hung up on, at times before its sender has read why: then it is sent again. */
const TRIES = 5;

async function send({ target, method, headers, body, isStated }: HostileCall) {
  const stated = isStated ? { 'X-SRS-Verify': await stateOf() } : {};
  const ask = () =>
    fetch(server.origin + target, {
      ...(method === undefined ? {} : { method }),
      ...(body === undefined ? {} : { body: Buffer.from(body, 'latin1') }),
      headers: { ...headers, ...stated },
      redirect: 'manual',
    });
  let answer = await ask().catch(() => undefined);
  for (let tries = 1; !answer && tries < TRIES; tries++)
    answer = await ask().catch(() => undefined);
  if (!answer) throw new Error(`No answer to ${target}, however often it was asked.`);
  return {
    status: answer.status,
    headers: new Map(answer.headers),
    body: await answer.text(),
  };
}

function codeOf(body: string): unknown {
  try {
    return (JSON.parse(body) as { error?: { code?: unknown } }).error?.code;
  } catch {
    return body;
  }
}
