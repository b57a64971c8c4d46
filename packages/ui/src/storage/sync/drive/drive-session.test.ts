import 'fake-indexeddb/auto';
import type { DriveSignIn } from '@trailbook/api/calls/client-config';
import { driveExchange } from '@trailbook/api/calls/drive-exchange';
import { driveRenew } from '@trailbook/api/calls/drive-renew';
import { driveSignOut } from '@trailbook/api/calls/drive-sign-out';
import { type Documents, kindOf } from '@trailbook/core/internal/user-data';
import { A_USER, ANOTHER_USER, createGoogle, fetchFrom, subjectOf } from '@trailbook/fakes/google';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDocumentDatabase } from '../../documents/document-database.ts';
import { createSyncService } from '../sync-service.ts';
import { askBySession, type DriveSession } from './drive-session.ts';
import { driveTransport } from './drive-transport.ts';

const INVENTORY = { inventory: { profile: 'default', name: 'inventory' } } as const;
type Inventory = { readonly inventory: Documents['inventory'] };
const SCOPE = 'openid email https://www.googleapis.com/auth/drive.appdata';
const SIGN_IN: DriveSignIn = {
  clientId: 'ours',
  renews: true,
  signInUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  redirectUrl: 'https://trailbook.example/oauth',
  revokeUrl: 'https://oauth2.googleapis.com/revoke',
  filesOrigin: 'https://www.googleapis.com',
};
const HOUR_MS = 3_600_000;
const CODE = { code: '4/0A', verifier: 'v'.repeat(43) };
const WORDS = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

/** A device on a site whose server has a secret, and the Drives of two accounts. */
function open() {
  const clock = { now: 1_795_000_000_000 };
  const google = createGoogle({ clients: [], now: () => clock.now });
  const grant = (user = A_USER) => google.grants.implicit({ user, clientId: 'ours', scope: SCOPE });
  const access = (user: typeof A_USER) => {
    const { token, seconds } = grant(user);
    return { accessToken: token, expiresInSeconds: seconds };
  };
  const told: string[] = [];
  /** Who signs in next, and by whose cookies access is renewed. */
  const server = { signsIn: A_USER, cookies: new Map([[subjectOf(A_USER), A_USER]]), status: 200 };
  const site = {
    origin: '',
    fetch: async (url: string, { body = '{}' }: { body?: string }) => {
      told.push(url, body);
      const path = url.slice('/api/v1/'.length);
      if (path === 'state') return Response.json({ state: 'x' });
      if (server.status !== 200)
        return Response.json({ error: { code: 'DRIVE_FAILED' } }, { status: server.status });
      if (path === 'drive/exchange') {
        driveExchange.input.parse(JSON.parse(body));
        const account = subjectOf(server.signsIn);
        server.cookies.set(account, server.signsIn);
        return Response.json({ ...access(server.signsIn), account });
      }
      if (path === 'drive/sign_out') {
        const { account, everywhere } = driveSignOut.input.parse(JSON.parse(body));
        server.cookies.delete(account);
        if (everywhere) google.grants.revokeAll();
        return Response.json({ revoked: everywhere });
      }
      const user = server.cookies.get(driveRenew.input.parse(JSON.parse(body)).account);
      return user
        ? Response.json(access(user))
        : Response.json({ error: { code: 'DRIVE_EXPIRED' } }, { status: 401 });
    },
  };
  const drive = { site, fetch: vi.fn(fetchFrom(google)), now: () => clock.now };
  const database = openDocumentDatabase();
  const service = createSyncService({
    ...{ database, drive, now: () => clock.now, takeSnapshot: async () => undefined },
    transportOf: async (way) => {
      if (!('drive' in way)) throw new Error('It syncs by Drive.');
      return driveTransport(askBySession(way.drive, drive, database.noteDriveSession));
    },
  });
  const put = (items: Record<string, number>) =>
    database.change<Inventory>(INVENTORY, () => ({
      inventory: { ...kindOf('inventory').empty, items },
    }));
  const files = (user = A_USER) => [...google.drive.folderOf(user).values()];
  return { clock, google, grant, told, server, drive, database, service, put, files };
}

describe('a device that syncs by Drive', () => {
  it('says whose Drive it is, and never the token', async () => {
    const { service, put, files, database } = open();
    await put({ '2': 5 });
    expect(await service.linkDrive(CODE, SIGN_IN, '  Phone ')).toEqual({ ok: true, value: true });
    const state = await service.state();
    expect(state).toMatchObject({
      drive: { email: A_USER.email, renews: true },
      deviceName: 'Phone',
    });
    expect(JSON.stringify(state)).not.toContain('ya29');
    expect(await service.sync()).toMatchObject({ ok: true });
    expect(files().length).toBeGreaterThan(0);
    const [exported, memory] = [await database.everything(), await database.syncMemory()];
    expect(JSON.stringify([exported.rows, memory])).not.toContain('ya29');
  });

  it('tells the site a code once, and nothing else of itself', async () => {
    const { service, told, clock, put } = open();
    await put({ '2': 5 });
    await service.linkDrive(CODE, SIGN_IN, 'Phone');
    clock.now += HOUR_MS;
    await service.sync();
    expect(told.filter((one) => one.startsWith('/api/') && !one.endsWith('/state'))).toEqual([
      '/api/v1/drive/exchange',
      '/api/v1/drive/renew',
    ]);
    expect(told.join()).not.toMatch(/ya29|inventory/);
  });

  it('has its token renewed after an hour, and keeps the next one', async () => {
    const { service, clock, told } = open();
    await service.linkDrive(CODE, SIGN_IN, 'Phone');
    clock.now += HOUR_MS;
    expect(await service.sync()).toMatchObject({ ok: true });
    expect(await service.sync()).toMatchObject({ ok: true });
    expect(told.filter((one) => one.endsWith('drive/renew'))).toHaveLength(1);
  });

  it('has to sign in again where the sign-in has ended, and then goes on where it was', async () => {
    const { service, server, clock, database, put } = open();
    await put({ '2': 5 });
    await service.linkDrive(CODE, SIGN_IN, 'Phone');
    await service.sync();
    const before = await database.syncMemory();
    server.cookies.clear();
    clock.now += HOUR_MS;
    expect(await service.sync()).toMatchObject({ error: { code: 'CLOUD_EXPIRED' } });
    expect(await service.state()).toMatchObject({
      outcome: { failure: { code: 'CLOUD_EXPIRED' } },
    });
    expect(await service.linkDrive(CODE, SIGN_IN, 'Another name')).toMatchObject({ ok: true });
    expect(await database.syncMemory()).toEqual(before);
    expect(await service.sync()).toMatchObject({ ok: true });
    expect(await service.state()).toMatchObject({
      deviceName: 'Phone',
      outcome: { failure: null },
    });
  });

  it('signs in again for a sign-in of an earlier release, which does not tell its account', async () => {
    const { service, clock, database, put } = open();
    await put({ '2': 5 });
    await service.linkDrive(CODE, SIGN_IN, 'Phone');
    await service.sync();
    const link = (await database.syncLink()) as { readonly drive: DriveSession };
    await database.noteDriveSession({ ...link.drive, subject: undefined });
    clock.now += HOUR_MS;
    expect(await service.sync()).toMatchObject({ error: { code: 'CLOUD_EXPIRED' } });
    const before = await database.syncMemory();
    expect(await service.linkDrive(CODE, SIGN_IN, 'Phone')).toEqual({ ok: true, value: true });
    expect(await database.syncMemory()).toEqual(before);
    clock.now += HOUR_MS;
    expect(await service.sync()).toMatchObject({ ok: true });
  });

  it('changes nothing where the sign-in gives no access', async () => {
    const { service, server, google } = open();
    await service.link(WORDS, 'Phone');
    server.status = 502;
    expect(await service.linkDrive(CODE, SIGN_IN, 'Phone')).toMatchObject({
      error: { code: 'CLOUD_BUSY' },
    });
    server.status = 200;
    google.fail('html');
    expect(await service.linkDrive(CODE, SIGN_IN, 'Phone')).toMatchObject({
      error: { code: 'CLOUD_DAMAGED' },
    });
    expect(await service.state()).toMatchObject({ key: WORDS });
  });

  it('leaves its key for Drive, with nothing of the sync before', async () => {
    const { service, put } = open();
    await put({ '2': 5 });
    await service.link(WORDS, 'Phone');
    expect(await service.linkDrive(CODE, SIGN_IN, 'Phone')).toMatchObject({ ok: true });
    const state = await service.state();
    expect(state).not.toHaveProperty('key');
    expect(state).toMatchObject({ syncedAt: undefined });
  });
});

describe('a sign-in by another account', () => {
  /** A device that has synced by the Drive of one account, and is to sign in by the other. */
  async function openLinked() {
    const opened = open();
    await opened.put({ '2': 5 });
    await opened.service.linkDrive(CODE, SIGN_IN, 'Phone');
    await opened.service.sync();
    opened.server.signsIn = ANOTHER_USER;
    const files = opened.files();
    return { ...opened, before: { files, memory: await opened.database.syncMemory() } };
  }

  it('counts for nothing while it is not known whose it is', async () => {
    const { service, google, server, clock, files, before } = await openLinked();
    server.cookies.clear();
    clock.now += HOUR_MS;
    google.fail('html');
    expect(await service.linkDrive(CODE, SIGN_IN, 'Phone')).toMatchObject({
      error: { code: 'CLOUD_DAMAGED' },
    });
    expect(server.cookies.size).toBe(0);
    expect(await service.state()).toMatchObject({ drive: { email: A_USER.email } });
    expect(await service.sync()).toMatchObject({ error: { code: 'CLOUD_EXPIRED' } });
    expect([files(ANOTHER_USER), files()]).toEqual([[], before.files]);
  });

  it('renews nothing of the first, even where its page was left', async () => {
    const { service, server, clock, files } = await openLinked();
    server.cookies.delete(subjectOf(A_USER));
    await service.linkDrive(CODE, SIGN_IN, 'Phone');
    clock.now += HOUR_MS;
    expect(await service.sync()).toMatchObject({ error: { code: 'CLOUD_EXPIRED' } });
    expect(files(ANOTHER_USER)).toEqual([]);
  });

  it('is asked about with both sides, and changes nothing where the player declines', async () => {
    const { service, server, clock, database, files, before } = await openLinked();
    expect(await service.linkDrive(CODE, SIGN_IN, 'Phone')).toMatchObject({
      value: {
        ...{ email: ANOTHER_USER.email, linked: A_USER.email },
        ...{ here: { inventory: 1 }, cloud: { measures: { inventory: 0 }, devices: [] } },
      },
    });
    await service.declineDrive();
    expect([...server.cookies.values()]).toEqual([A_USER]);
    expect(await service.joinDrive()).toMatchObject({ error: { code: 'NOT_LINKED' } });
    expect(await service.state()).toMatchObject({ drive: { email: A_USER.email } });
    expect(await database.syncMemory()).toEqual(before.memory);
    clock.now += HOUR_MS;
    expect(await service.sync()).toMatchObject({ ok: true });
    expect(files(ANOTHER_USER)).toEqual([]);
  });

  it('begins anew in that Drive once the player says yes, which is no emptied cloud', async () => {
    const { service, server, clock, files, before } = await openLinked();
    await service.linkDrive(CODE, SIGN_IN, 'Phone');
    expect(await service.joinDrive()).toEqual({ ok: true, value: true });
    expect([...server.cookies.values()]).toEqual([ANOTHER_USER]);
    expect(await service.state()).toMatchObject({
      ...{ drive: { email: ANOTHER_USER.email }, deviceName: 'Phone', syncedAt: undefined },
      outcome: undefined,
    });
    clock.now += HOUR_MS;
    expect(await service.sync()).toMatchObject({ ok: true });
    expect(files(ANOTHER_USER).length).toBeGreaterThan(0);
    expect(files()).toEqual(before.files);
  });

  it('is asked about without a server that renews, too', async () => {
    const { service, grant } = open();
    const signIn = { ...SIGN_IN, renews: false };
    const link = (user: typeof A_USER) => {
      const { token, seconds } = grant(user);
      return service.linkDrive({ token, expiresInSeconds: seconds }, signIn, 'Phone');
    };
    expect(await link(A_USER)).toEqual({ ok: true, value: true });
    expect(await link(ANOTHER_USER)).toMatchObject({ value: { linked: A_USER.email } });
    expect(await link(A_USER)).toEqual({ ok: true, value: true });
  });
});

describe('the first sign-in of a device', () => {
  async function filled() {
    const opened = open();
    await opened.put({ '2': 5 });
    await opened.service.linkDrive(CODE, SIGN_IN, 'Phone');
    await opened.service.sync();
    await opened.service.unlink();
    return opened;
  }

  it('is asked about where both sides hold something', async () => {
    const { service } = await filled();
    expect(await service.linkDrive(CODE, SIGN_IN, 'Phone')).toMatchObject({
      value: { linked: undefined, here: { inventory: 1 }, cloud: { devices: [{ name: 'Phone' }] } },
    });
    expect(await service.state()).toBeUndefined();
    await service.joinDrive();
    expect(await service.state()).toMatchObject({ drive: { email: A_USER.email } });
  });

  it('joins at once where the device holds nothing', async () => {
    const { service, put } = await filled();
    await put({});
    expect(await service.linkDrive(CODE, SIGN_IN, 'Phone')).toEqual({ ok: true, value: true });
  });
});

describe('without a server that renews', () => {
  it('lasts an hour, and then is expired without asking anybody', async () => {
    const { service, grant, clock, told, drive } = open();
    const { token, seconds } = grant();
    const signIn = { ...SIGN_IN, renews: false };
    await service.linkDrive({ token, expiresInSeconds: seconds }, signIn, 'Phone');
    expect(await service.sync()).toMatchObject({ ok: true });
    clock.now += HOUR_MS;
    drive.fetch.mockClear();
    expect(await service.sync()).toMatchObject({ error: { code: 'CLOUD_EXPIRED' } });
    expect(drive.fetch).not.toHaveBeenCalled();
    expect(told).toEqual([]);
  });

  it('withdraws its own access when the account is unlinked', async () => {
    const { service, grant, google, files, put } = open();
    await put({ '2': 5 });
    const { token, seconds } = grant();
    const signIn = { ...SIGN_IN, renews: false };
    await service.linkDrive({ token, expiresInSeconds: seconds }, signIn, 'Phone');
    await service.sync();
    expect(await service.removeCloud()).toMatchObject({ ok: true });
    expect(files()).toEqual([]);
    expect(google.grants.holderOf(token)).toBeUndefined();
    expect(google.requests.at(-1)?.url).toBe(SIGN_IN.revokeUrl);
  });
});

describe('the end of a sync by Drive', () => {
  it('is here alone where only this device signs out', async () => {
    const { service, put, files, grant, google } = open();
    await put({ '2': 5 });
    const other = grant().token;
    await service.linkDrive(CODE, SIGN_IN, 'Phone');
    await service.sync();
    await service.unlink();
    expect(await service.state()).toBeUndefined();
    expect(files().length).toBeGreaterThan(0);
    expect(google.grants.holderOf(other)).toBeDefined();
  });

  it('is everywhere where the account is unlinked: the data go, and nobody is signed in any more', async () => {
    const { service, put, files, grant, google } = open();
    await put({ '2': 5 });
    const other = grant().token;
    await service.linkDrive(CODE, SIGN_IN, 'Phone');
    await service.sync();
    expect(await service.removeCloud()).toMatchObject({ ok: true });
    expect(await service.state()).toBeUndefined();
    expect(files()).toEqual([]);
    expect(google.grants.holderOf(other)).toBeUndefined();
  });

  it('is none where Google cannot be told, and can be tried again', async () => {
    const { service, server, put, files } = open();
    await put({ '2': 5 });
    await service.linkDrive(CODE, SIGN_IN, 'Phone');
    await service.sync();
    server.status = 504;
    expect(await service.removeCloud()).toMatchObject({ error: { code: 'CLOUD_BUSY' } });
    expect(await service.state()).toBeDefined();
    server.status = 200;
    expect(await service.removeCloud()).toMatchObject({ ok: true });
    expect(files()).toEqual([]);
  });
});
