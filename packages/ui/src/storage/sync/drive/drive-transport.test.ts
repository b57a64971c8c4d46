import { ok, type Result } from '@trailbook/core/internal/basics';
import {
  type CloudFile,
  documentAt,
  type TransportError,
} from '@trailbook/core/internal/user-data';
import {
  A_USER,
  createGoogle,
  type DriveFault,
  fetchFrom,
  type Google,
} from '@trailbook/fakes/google';
import { describe, expect, it, vi } from 'vitest';
import { playStories } from '../../../../../core/test/sync-stories.ts';
import { Device, noFaults, withFaults } from '../../../../../core/test/sync-world.ts';
import { askDrive, MOST_FILE_BYTES } from './drive-api.ts';
import { driveAccount, driveTransport } from './drive-transport.ts';

const ORIGIN = 'https://www.googleapis.com';
const SCOPE = 'openid email https://www.googleapis.com/auth/drive.appdata';
const START = 1_795_000_000_000;

function openDrive(
  google: Google = createGoogle({ clients: [] }),
  { scope = SCOPE, renews = true, deadlineMs = 60_000 } = {},
) {
  const grant = () => google.grants.implicit({ user: A_USER, clientId: 'ours', scope }).token;
  let token: string | undefined = grant();
  const waits: number[] = [];
  const renew = vi.fn(async (): Promise<Result<string, TransportError>> => {
    if (!renews) return { ok: false, error: { code: 'CLOUD_EXPIRED' } };
    token = grant();
    return ok(token);
  });
  const ask = askDrive({
    origin: ORIGIN,
    tokens: { current: async () => token, renew },
    fetch: fetchFrom(google),
    wait: async (ms) => void waits.push(ms),
    deadlineMs,
  });
  return { google, ask, transport: driveTransport(ask), waits, renew };
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const filesOf = (google: Google) => [...google.drive.folderOf(A_USER).values()];

async function written(transport: ReturnType<typeof driveTransport>, name = 'phone.base') {
  const done = await transport.write(name, bytesOf(`what is in ${name}`), undefined);
  if (!done.ok) throw new Error(done.error.code);
  return done.value;
}

describe('files in Drive', () => {
  it('are written, listed, read, written over and removed', async () => {
    const { transport, google } = openDrive();
    const first = await written(transport);
    expect(await transport.list()).toEqual({ ok: true, value: [first] });
    expect(await transport.read(first)).toEqual(ok(bytesOf('what is in phone.base')));
    const second = await transport.write('phone.base', bytesOf('two'), first);
    expect(second).toMatchObject({ value: { id: first.id, name: 'phone.base' } });
    expect(second.ok && second.value.version).not.toBe(first.version);
    expect(filesOf(google)).toHaveLength(1);
    expect(await transport.remove(first)).toEqual(ok(true));
    expect(await transport.remove(first)).toEqual(ok(true));
    expect(await transport.list()).toEqual(ok([]));
  });

  it('hold any bytes and any name', async () => {
    const { transport } = openDrive();
    const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 7919) % 256);
    const done = await transport.write('Gerät "é" 📱\r\n--x', bytes, undefined);
    expect(done).toMatchObject({ value: { name: 'Gerät "é" 📱\r\n--x' } });
    expect(done.ok && (await transport.read(done.value))).toEqual(ok(bytes));
  });

  it('are listed to the last page', async () => {
    const { transport, google } = openDrive(createGoogle({ clients: [], mostPerPage: 2 }));
    for (const name of ['a', 'b', 'c', 'd', 'e']) google.drive.put(A_USER, name, bytesOf(name));
    const listed = await transport.list();
    expect(listed.ok && listed.value.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e']);
    google.fail(undefined, 'html');
    expect(await transport.list()).toMatchObject({ error: { code: 'CLOUD_DAMAGED' } });
  });

  it('keep their version while only Drive’s own count of changes moves', async () => {
    const { transport, google } = openDrive();
    const file = await written(transport);
    const [stored] = filesOf(google);
    google.drive.folderOf(A_USER).set(file.id, { ...stored, version: 99 } as never);
    expect(await transport.list()).toEqual({ ok: true, value: [file] });
  });

  it('are never larger than one upload takes', async () => {
    const { transport, google } = openDrive();
    const large = new Uint8Array(MOST_FILE_BYTES + 1);
    expect(await transport.write('a', large, undefined)).toMatchObject({
      error: { code: 'CLOUD_FULL' },
    });
    const file = google.drive.put(A_USER, 'a', large);
    const listed = { id: file.id, name: 'a', version: '' };
    expect(await transport.read(listed)).toMatchObject({ error: { code: 'CLOUD_DAMAGED' } });
  });

  it('belong to an account that is told', async () => {
    const { ask } = openDrive();
    expect(await driveAccount(ask)).toEqual(ok({ email: A_USER.email, id: A_USER.permissionId }));
  });

  it('are asked for from the browser alone, with the token in no address', async () => {
    const { transport, google } = openDrive();
    const file = await written(transport);
    await transport.list();
    await transport.read(file);
    for (const { url } of google.requests) {
      expect(url.startsWith(`${ORIGIN}/`)).toBe(true);
      expect(url).not.toContain('ya29');
    }
  });
});

describe('a read of a file', () => {
  it('is damage where other bytes come than Drive has a checksum of', async () => {
    const { transport, google } = openDrive();
    const file = await written(transport);
    google.fail('damaged');
    expect(await transport.read(file)).toMatchObject({ error: { code: 'CLOUD_DAMAGED' } });
  });

  it('is none of damage where its device has written it meanwhile', async () => {
    const { transport } = openDrive();
    const file = await written(transport);
    await transport.write('phone.base', bytesOf('two'), file);
    expect(await transport.read(file)).toMatchObject({ error: { code: 'CLOUD_CHANGED' } });
  });
});

type Action = (transport: ReturnType<typeof driveTransport>, file: CloudFile) => Promise<unknown>;
const ACTIONS: Readonly<Record<string, Action>> = {
  list: (transport) => transport.list(),
  read: (transport, file) => transport.read(file),
  'write anew': (transport) => transport.write('tablet.base', bytesOf('new'), undefined),
  'write over': (transport, file) => transport.write(file.name, bytesOf('new'), file),
};

describe('what Drive does not do', () => {
  const always = (fault: DriveFault) => Array.from({ length: 9 }, () => fault);
  it.each<[string, readonly (DriveFault | undefined)[], TransportError['code']]>([
    ['403 too often', always('too often'), 'CLOUD_BUSY'],
    ['429', always('too many requests'), 'CLOUD_BUSY'],
    ['500', always('error 500'), 'CLOUD_BUSY'],
    ['503, as a page', always('error 503'), 'CLOUD_BUSY'],
    ['403 for want of a scope', ['scope missing'], 'CLOUD_DENIED'],
    ['403 for want of room', ['full'], 'CLOUD_FULL'],
    ['412', ['precondition failed'], 'CLOUD_CHANGED'],
    ['401, again after a renewal', always('unauthorized'), 'CLOUD_EXPIRED'],
    ['no answer', ['lost answer'], 'CLOUD_OFFLINE'],
    ['no answer for long', ['slow'], 'CLOUD_OFFLINE'],
    ['an answer that is cut', ['cut', 'cut'], 'CLOUD_DAMAGED'],
    ['a page with 200', ['html', 'html'], 'CLOUD_DAMAGED'],
    ['other JSON with 200', ['wrong json', 'wrong json'], 'CLOUD_DAMAGED'],
  ])('%s is told as what it is, whatever was asked', async (_what, faults, code) => {
    for (const action of Object.values(ACTIONS)) {
      const { transport: before, google } = openDrive();
      const file = await written(before);
      const deadlineMs = faults.includes('slow') ? 100 : 60_000;
      const { transport } = openDrive(google, { deadlineMs });
      google.fail(...faults);
      expect(await action(transport, file)).toEqual({ ok: false, error: { code } });
    }
  });

  it('is asked for again while Drive is busy, each time after longer, and then given', async () => {
    const { transport, google, waits } = openDrive();
    google.fail('too often', 'error 503', 'too many requests');
    expect(await transport.list()).toEqual(ok([]));
    expect(waits).toHaveLength(3);
    for (const [at, ms] of waits.entries()) {
      expect(ms).toBeGreaterThanOrEqual(250 * 2 ** at);
      expect(ms).toBeLessThanOrEqual(750 * 2 ** at);
    }
  });

  it('is given after one renewal of a token that has ended', async () => {
    const { transport, google, renew } = openDrive();
    google.grants.expire();
    expect(await transport.list()).toEqual(ok([]));
    expect(renew).toHaveBeenCalledOnce();
  });

  it('is an ended sign-in where nobody renews the token', async () => {
    const { transport, google } = openDrive(undefined, { renews: false });
    google.grants.expire();
    expect(await transport.list()).toMatchObject({ error: { code: 'CLOUD_EXPIRED' } });
  });

  it('is denied to a sign-in without Drive’s scope', async () => {
    const { transport } = openDrive(undefined, { scope: 'openid email' });
    expect(await transport.list()).toMatchObject({ error: { code: 'CLOUD_DENIED' } });
  });
});

const withItem = (id: string, count: number) => (data: Device['data']) => [
  ...data.filter(({ name }) => name !== 'inventory'),
  {
    ...{ profile: 'default', name: 'inventory' as const },
    document: { version: 3 as const, items: { ...itemsIn(data), [id]: count } },
  },
];

const itemsIn = (data: Device['data']) => documentAt(data, 'default', 'inventory').items;

describe('devices that meet in Drive', () => {
  const cloudOf = (google: Google) => ({
    transport: (faults = noFaults()) => withFaults(openDrive(google).transport, faults),
  });

  it.each<[string, readonly DriveFault[]]>([
    ['401', ['unauthorized', 'unauthorized']],
    ['503', ['error 503', 'error 503', 'error 503', 'error 503']],
    ['a page with 200', ['html', 'html']],
    ['other JSON', ['wrong json', 'wrong json']],
    ['half an answer', ['cut', 'cut']],
    ['other bytes', ['damaged', 'damaged']],
    ['no answer', ['lost answer']],
    ['no room', ['full']],
    ['no scope', ['scope missing']],
  ])(
    'lose nothing where any step ends in %s, and are in step after the next try',
    async (_what, faults) => {
      for (let step = 0; step < 12; step++) {
        const google = createGoogle({ clients: [] });
        const cloud = cloudOf(google);
        const [phone, desktop] = [new Device('phone'), new Device('desktop')];
        phone.edit(withItem('2', 5));
        expect(await phone.sync(cloud, { now: START })).toMatchObject({ ok: true });
        desktop.edit(withItem('3', 6));
        google.fail(...Array.from({ length: step }, () => undefined), ...faults);
        const before = new Map(google.drive.folderOf(A_USER));
        const tried = await desktop.sync(cloud, { now: START + 1 });
        if (!tried.ok) expect(itemsIn(desktop.data)).toMatchObject({ '3': 6 });
        // What another device wrote stands as it was.
        for (const [id, file] of before) expect(google.drive.folderOf(A_USER).get(id)).toBe(file);
        google.fail();
        for (const device of [desktop, phone]) {
          expect(await device.sync(cloud, { now: START + 2 })).toMatchObject({ ok: true });
        }
        for (const device of [desktop, phone]) {
          expect(itemsIn(device.data)).toEqual({ '2': 5, '3': 6 });
        }
      }
    },
  );

  it('read both of two files of one name', async () => {
    const google = createGoogle({ clients: [] });
    const cloud = cloudOf(google);
    const [phone, desktop] = [new Device('phone'), new Device('desktop')];
    phone.edit(withItem('2', 5));
    await phone.sync(cloud, { now: START });
    const first = filesOf(google);
    phone.edit(withItem('3', 6));
    await phone.sync(cloud, { now: START + 1 });
    // As after a first upload that was made twice: the older one is there again beside the newer one.
    for (const { name, bytes } of first) google.drive.put(A_USER, name, bytes);
    expect(await desktop.sync(cloud, { now: START + 2 })).toMatchObject({ ok: true });
    expect(itemsIn(desktop.data)).toEqual({ '2': 5, '3': 6 });
    phone.edit(withItem('4', 7));
    expect(await phone.sync(cloud, { now: START + 3 })).toMatchObject({ ok: true });
    expect(await desktop.sync(cloud, { now: START + 4 })).toMatchObject({ ok: true });
    expect(itemsIn(desktop.data)).toEqual({ '2': 5, '3': 6, '4': 7 });
  });

  it('all end equal, whatever happens to each of them, and no edit is lost', {
    timeout: 120_000,
  }, async () => {
    await playStories(
      () => {
        const google = createGoogle({ clients: [] });
        const put = (name: string, bytes: Uint8Array) => void google.drive.put(A_USER, name, bytes);
        return { ...cloudOf(google), put };
      },
      Number(process.env.SYNC_STORIES ?? 10),
    );
  });
});
