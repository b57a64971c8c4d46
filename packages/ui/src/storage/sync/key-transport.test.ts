import type { Site } from '@trailbook/api/calls/ask-site';
import { syncList } from '@trailbook/api/calls/sync-list';
import { syncRead } from '@trailbook/api/calls/sync-read';
import { syncRemove } from '@trailbook/api/calls/sync-remove';
import { syncWrite } from '@trailbook/api/calls/sync-write';
import { describe, expect, it } from 'vitest';
import { keyTransport } from './key-transport.ts';
import { makeSyncKey, partsOf, readSyncKey, wordsFrom } from './sync-key.ts';

interface StoredFile {
  id: string;
  label: string;
  content: string;
  version: number;
}

/** A site that does as the calls say, and remembers all that it was ever told. */
function fakeSite() {
  const vaults = new Map<string, Map<string, StoredFile>>();
  const told: string[] = [];
  let version = 0;
  const answers = {
    'sync/list': (body: unknown) => {
      const { address } = syncList.input.parse(body);
      const files = [...(vaults.get(address)?.values() ?? [])];
      return { files: files.map(({ content: _content, ...file }) => file) };
    },
    'sync/read': (body: unknown) => {
      const { address, id } = syncRead.input.parse(body);
      const file = vaults.get(address)?.get(id);
      return file ? { version: file.version, content: file.content } : 404;
    },
    'sync/write': (body: unknown) => {
      const { address, replaced, ...file } = syncWrite.input.parse(body);
      const files = vaults.get(address) ?? new Map<string, StoredFile>();
      vaults.set(address, files);
      if ((files.get(file.id)?.version ?? null) !== replaced) return 409;
      files.set(file.id, { ...file, version: ++version });
      return { version };
    },
    'sync/remove': (body: unknown) => {
      const { address, id, version } = syncRemove.input.parse(body);
      if (vaults.get(address)?.get(id)?.version !== version) return 409;
      vaults.get(address)?.delete(id);
      return { removed: true };
    },
  };
  const site: Site = {
    origin: '',
    fetch: async (url, { body = '' }) => {
      told.push(url, body);
      const path = url.slice('/api/v1/'.length);
      if (path === 'state') return Response.json({ state: 'x' });
      const answer = answers[path as keyof typeof answers](JSON.parse(body));
      return typeof answer === 'number'
        ? Response.json({ error: { code: 'NO' } }, { status: answer })
        : Response.json(answer);
    },
  };
  return { site, vaults, told };
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('a sync key', () => {
  it('is twelve words, and read however it is typed', () => {
    const key = makeSyncKey();
    expect(key.split(' ')).toHaveLength(12);
    expect(readSyncKey(`  ${key.toUpperCase().replaceAll(' ', ',\n 1. ')} `)).toBe(key);
    expect(makeSyncKey()).not.toBe(key);
  });

  it('is refused where a word is wrong, missing, or at another place', () => {
    const key = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
    expect(readSyncKey(key)).toBe(key);
    expect(readSyncKey(key.replace('yellow', 'year'))).toBeUndefined();
    expect(readSyncKey(key.replace('winner', 'wimmer'))).toBeUndefined();
    expect(readSyncKey(key.slice(0, -7))).toBeUndefined();
    expect(readSyncKey('')).toBeUndefined();
  });

  it('offers the words that a beginning may become', () => {
    expect(wordsFrom('Yel')).toEqual(['yellow']);
  });

  it('gives the same address on every device, and each key another one', async () => {
    const key = makeSyncKey();
    expect((await partsOf(key)).address).toBe((await partsOf(key)).address);
    expect((await partsOf(key)).address).toMatch(/^[\w-]{43}$/);
    expect((await partsOf(makeSyncKey())).address).not.toBe((await partsOf(key)).address);
  });
});

describe('files by a sync key', () => {
  it('come back on another device that has the words', async () => {
    const { site } = fakeSite();
    const key = makeSyncKey();
    const [here, there] = [
      keyTransport(site, await partsOf(key)),
      keyTransport(site, await partsOf(key)),
    ];
    const written = await here.write('phone.base', bytesOf('one'), undefined);
    if (!written.ok) throw new Error(written.error.code);
    const listed = await there.list();
    expect(listed).toEqual({ ok: true, value: [written.value] });
    const read = await there.read(written.value);
    expect(read.ok && new TextDecoder().decode(read.value)).toBe('one');
    expect(await here.write('phone.base', bytesOf('two'), undefined)).toMatchObject({
      error: { code: 'CLOUD_CHANGED' },
    });
    expect(await here.write('phone.base', bytesOf('two'), written.value)).toMatchObject({
      ok: true,
    });
    expect(await here.remove(written.value)).toMatchObject({ error: { code: 'CLOUD_CHANGED' } });
  });

  it('tell the site nothing: neither words, names nor contents, in any form', async () => {
    const { site, told } = fakeSite();
    // None of its words stands in what a call is made of.
    const key = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
    const transport = keyTransport(site, await partsOf(key));
    const secret = 'a plan for March 7th '.repeat(20);
    const written = await transport.write('living-room.base', bytesOf(secret), undefined);
    await transport.list();
    if (written.ok) await transport.read(written.value);
    const everything = told.join('\n');
    const forms = [
      secret.slice(0, 12),
      'living-room',
      ...key.split(' ').filter((word) => word.length > 5),
    ];
    for (const form of forms) {
      for (const text of [form, btoa(form).slice(0, -3), encodeURIComponent(form)]) {
        expect(everything).not.toContain(text);
      }
    }
    for (const url of told.filter((text) => text.startsWith('/'))) {
      expect(url).toMatch(/^\/api\/v1\/(?:state|sync\/(?:list|read|write|remove))$/);
    }
    // The same twice is no more the same.
    const ciphertexts = [];
    for (const name of ['a', 'b']) {
      await transport.write(name, bytesOf(secret), undefined);
      ciphertexts.push(JSON.parse(told.at(-1) ?? '{}').content);
    }
    expect(ciphertexts[0]).not.toBe(ciphertexts[1]);
  });

  it('are damage where the site changed or exchanged them', async () => {
    const { site, vaults } = fakeSite();
    const parts = await partsOf(makeSyncKey());
    const transport = keyTransport(site, parts);
    const [a, b] = [
      await transport.write('a', bytesOf('one'), undefined),
      await transport.write('b', bytesOf('two'), undefined),
    ];
    if (!a.ok || !b.ok) throw new Error('Not written.');
    const vault = vaults.get(parts.address) as Map<string, StoredFile>;
    const [first, second] = [vault.get(a.value.id), vault.get(b.value.id)] as [
      StoredFile,
      StoredFile,
    ];
    vault.set(a.value.id, { ...first, content: second.content });
    expect(await transport.read(a.value)).toMatchObject({ error: { code: 'CLOUD_DAMAGED' } });
    vault.set(a.value.id, { ...first, label: second.label });
    expect(await transport.list()).toMatchObject({ error: { code: 'CLOUD_DAMAGED' } });
  });

  it('of another form than ours, and no answer at all, are no emptiness', async () => {
    const parts = await partsOf(makeSyncKey());
    const answering = (answer: () => Response): Site => ({
      origin: '',
      fetch: async (url) => (url.endsWith('/state') ? Response.json({ state: 'x' }) : answer()),
    });
    const page = keyTransport(
      answering(() => new Response('<!doctype html>')),
      parts,
    );
    expect(await page.list()).toMatchObject({ error: { code: 'CLOUD_DAMAGED' } });
    const away = answering(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await keyTransport(away, parts).list()).toMatchObject({
      error: { code: 'CLOUD_OFFLINE' },
    });
    const busy = answering(() =>
      Response.json({ error: { code: 'TOO_MANY_REQUESTS' } }, { status: 429 }),
    );
    expect(await keyTransport(busy, parts).list()).toMatchObject({ error: { code: 'CLOUD_BUSY' } });
  });
});
