import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listSyncFiles } from '@trailbook/api/calls/sync-list';
import { readSyncFile } from '@trailbook/api/calls/sync-read';
import { writeSyncFile } from '@trailbook/api/calls/sync-write';
import { holdPlaces } from '@trailbook/hostile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../test/server-process.ts';

/** The built site with a store of its own, behind a proxy that says who asks. */
const folder = mkdtempSync(join(tmpdir(), 'trailbook-vaults-'));
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer({ STORE_DIR: folder, TRUST_PROXY: '1' });
}, 60_000);

afterAll(() => {
  server.process.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const siteFor = (client: string) => ({
  origin: server.origin,
  fetch: (url: string, init: RequestInit = {}) =>
    fetch(url, { ...init, headers: { ...init.headers, 'X-Forwarded-For': client } }),
});
const DAY_SECONDS = 86_400;
const newAddress = () => randomBytes(32).toString('base64url');
const newFile = (content = 'AAAA') => ({
  ...{ id: randomBytes(16).toString('base64url'), label: 'AAAA', content, replaced: null },
});
const MOST = randomBytes(4 * 1024 ** 2).toString('base64');

describe('files that devices meet by', () => {
  it('come back whole at their largest, and neither address nor name is told anywhere', async () => {
    const site = siteFor('192.0.2.1');
    const [address, file] = [newAddress(), newFile(MOST)];
    expect(await writeSyncFile(site, { address, ...file })).toMatchObject({ ok: true });
    const read = await readSyncFile(site, { address, id: file.id });
    expect(read.ok && read.value.content === MOST).toBe(true);
    const store = readFileSync(join(folder, 'statistics.sqlite'), 'latin1');
    for (const told of [server.written(), store]) expect(told).not.toContain(address);
  });

  it('are begun at eight addresses a day by one network, and go on at those', async () => {
    const site = siteFor('192.0.2.2');
    const addresses = Array.from({ length: 8 }, newAddress);
    for (const address of addresses) {
      expect(await writeSyncFile(site, { address, ...newFile() })).toMatchObject({ ok: true });
    }
    expect(await writeSyncFile(site, { address: newAddress(), ...newFile() })).toMatchObject({
      error: { status: 429, code: 'TOO_MANY_REQUESTS' },
    });
    const [known = ''] = addresses;
    expect(await writeSyncFile(site, { address: known, ...newFile() })).toMatchObject({ ok: true });
    const elsewhere = siteFor('192.0.2.3');
    const listed = await listSyncFiles(elsewhere, { address: known });
    expect(listed.ok && listed.value.files).toHaveLength(2);
  });

  it('are taken again when the refusal said so', async () => {
    const refusals: Response[] = [];
    const { origin, fetch: ask } = siteFor('192.0.2.7');
    const site = {
      origin,
      async fetch(url: string, init?: RequestInit) {
        const answer = await ask(url, init);
        if (answer.status === 429) refusals.push(answer);
        return answer;
      },
    };
    for (let time = 0; time < 9; time++) {
      await writeSyncFile(site, { address: newAddress(), ...newFile() });
    }
    // A day of such beginnings ends at midnight.
    const untilMidnight = DAY_SECONDS - ((Date.now() / 1000) % DAY_SECONDS);
    const told = refusals.map(({ headers }) => Number(headers.get('Retry-After')));
    expect(told).toEqual([expect.closeTo(untilMidnight, -2)]);
  });

  it('are sent to three readers of a network who do not read, and to all others', async () => {
    const site = siteFor('192.0.2.4');
    const [address, file] = [newAddress(), newFile(MOST)];
    expect(await writeSyncFile(site, { address, ...file })).toMatchObject({ ok: true });
    const idle = await Promise.all([1, 2, 3].map(() => askAndNotRead({ address, id: file.id })));
    const fourth = await readSyncFile(siteFor('192.0.2.5'), { address, id: file.id });
    expect(fourth.ok || fourth.error.status).toBe(429);
    expect((await readSyncFile(site, { address, id: file.id })).ok).toBe(true);
    for (const socket of idle) socket.destroy();
  });

  it.each(['nothing', 'a state', 'by the byte', '70 kB'] as const)(
    'come and go beside bodies that are announced and do not come: %s',
    async (held) => {
      const site = siteFor('192.0.2.6');
      const [address, file] = [newAddress(), newFile(MOST)];
      expect(await writeSyncFile(site, { address, ...file })).toMatchObject({ ok: true });
      const { state } = await (await fetch(`${server.origin}/api/v1/state`)).json();
      const stop = holdPlaces(server.origin, { held, lines: 40, state });
      for (let round = 0; round < 5; round++) {
        await new Promise((resolve) => setTimeout(resolve, 200));
        expect(await listSyncFiles(site, { address })).toMatchObject({ ok: true });
        expect((await readSyncFile(site, { address, id: file.id })).ok).toBe(true);
      }
      expect(await writeSyncFile(site, { address, ...newFile() })).toMatchObject({ ok: true });
      stop();
    },
  );
});

/** From 192.0.2.5, with the head of the answer alone read. */
async function askAndNotRead(input: object) {
  const state: { readonly state: string } = await (
    await fetch(`${server.origin}/api/v1/state`)
  ).json();
  const body = JSON.stringify(input);
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  socket.write(
    [
      'POST /api/v1/sync/read HTTP/1.1',
      `Host: ${new URL(server.origin).host}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'X-Forwarded-For: 192.0.2.5',
      `X-SRS-Verify: ${state.state}`,
      '',
      body,
    ].join('\r\n'),
  );
  await new Promise((resolve) => socket.once('readable', resolve));
  return socket;
}
