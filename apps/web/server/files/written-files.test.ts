import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loader } from '../../app/routes/files/data-file';
import { createLookups } from '../models/lookup';
import { smallContext, smallSite } from '../test/small-site';
import { createDataFiles } from './data-files.server';
import { loadDataset } from './load-dataset';
import { type WrittenFiles, writeFiles, writtenFiles } from './written-files';

const folder = mkdtempSync(join(tmpdir(), 'written-'));
afterAll(() => rmSync(folder, { recursive: true }));

const dataset = loadDataset(join(import.meta.dirname, '../../../../data'));
const lookupFor = createLookups(dataset, {});
const ADDRESS = '/data/de/characters/all.json';
let written: WrittenFiles;

beforeAll(async () => {
  async function* german() {
    const file = await createDataFiles(lookupFor).make('de', 'characters/all.json', 0);
    if (file) yield { key: `de/${file.name}`, ...file };
  }
  await writeFiles(folder, 'of these data', german());
  written = writtenFiles(folder, 'of these data');
}, 60_000);

/** The loader's answer, as the site hands it over. */
function ask(path: string, dataFiles = createDataFiles(lookupFor, written), accepted = '') {
  const request = new Request(`http://localhost${path}`, {
    headers: { 'Accept-Encoding': accepted },
  });
  return loader({ request, params: {}, context: { ...smallContext, dataFiles } });
}

it.each([
  ['', (body: Uint8Array) => body],
  ['gzip', gunzipSync],
  ['gzip, br', brotliDecompressSync],
])(
  'what the build has written is what is made of the same data: "%s"',
  async (accepted, unpack) => {
    const sent = await ask(ADDRESS, undefined, accepted);
    const made = await ask(ADDRESS, createDataFiles(lookupFor));
    const text = Buffer.from(unpack(await sent.bytes())).toString();
    expect(text).toBe(await made.text());
    expect(sent.headers.get('Vary')).toBe('Accept-Encoding');
    expect(sent.headers.get('ETag')).toContain(made.headers.get('ETag')?.slice(1, -1));
  },
);

it('nothing is made of what is written, and the cache holds none of it', async () => {
  const make = vi.fn();
  const dataFiles = { ...createDataFiles(lookupFor, written), make };
  const old = await ask('/data/old/de/characters/all.json', dataFiles);
  expect(old.headers.get('Location')).toMatch(/^\/data\/[\w-]{12}\/de\/characters\/all\.json$/);
  const current = await ask(old.headers.get('Location') ?? '', dataFiles);
  expect(current.headers.get('Cache-Control')).toContain('immutable');
  const routes = vi.fn(async () => new Response('a file'));
  const site = smallSite({ dataset, writtenFiles: written, routes });
  for (let time = 0; time < 3; time++) await site(new Request(`http://localhost:3000${ADDRESS}`));
  expect([make.mock.calls.length, routes.mock.calls.length]).toEqual([0, 3]);
});

it('a site that runs before they are written has them as soon as they are, and not before', async () => {
  const later = mkdtempSync(join(tmpdir(), 'written-later-'));
  const opened = writtenFiles(later, 'of these data');
  const isThere = () => opened.find('de/a.json') !== undefined;
  expect(isThere()).toBe(false);
  async function* both() {
    for (const key of ['de/a.json', 'de/b.json']) {
      yield { key, revision: 'r', body: new Uint8Array(3) };
      expect(isThere(), 'while others are still written').toBe(false);
    }
  }
  await writeFiles(later, 'of others', both());
  expect(isThere()).toBe(false);
  await writeFiles(later, 'of these data', both());
  expect(isThere()).toBe(true);
  async function* none() {
    yield* [];
    throw new Error('They were there.');
  }
  await writeFiles(later, 'of these data', none());
  // A file that is gone is made when it is asked for.
  rmSync(join(later, 'de/a.json.br'));
  expect(isThere()).toBe(false);
  rmSync(later, { recursive: true });
});

it('files of other data are left alone', () => {
  expect(writtenFiles(folder, 'of others').find('de/characters/all.json')).toBeUndefined();
  expect(writtenFiles(join(folder, 'nowhere'), '').find('de/characters.json')).toBeUndefined();
});

it.each(['all.JSON', 'all.Json', '%61ll.json', 'all.json%20', 'all.pack.json', 'all'])(
  'a file has no other spelling: %s',
  async (name) => {
    for (const dataFiles of [createDataFiles(lookupFor), createDataFiles(lookupFor, written)]) {
      expect((await ask(`/data/de/characters/${name}`, dataFiles)).status).toBe(404);
    }
  },
);

it('two runs at once leave the files whole, and those of runs that were cut short go', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'written-twice-'));
  const data = join(parent, 'data');
  const left = `${data}.part-999999999`;
  const running = `${data}.part-${process.ppid}`;
  for (const part of [left, `${data}.part`, running]) mkdirSync(part);
  async function* files() {
    for (const key of ['a', 'b']) yield { key, revision: 'r', body: Buffer.from(key) };
  }
  await writeFiles(data, 'these', files());
  expect(readdirSync(parent).sort()).toEqual(['data', basename(running)]);
  async function* slower() {
    rmSync(data, { recursive: true });
    await writeFiles(data, 'newer', files());
    yield { key: 'c', revision: 'r', body: Buffer.from('c') };
  }
  // The other came first with files of the same data, which stay.
  await writeFiles(data, 'newer', slower());
  expect(writtenFiles(data, 'newer').find('b')).toBeDefined();
  expect(writtenFiles(data, 'newer').find('c')).toBeUndefined();
  expect(readdirSync(parent).sort()).toEqual(['data', basename(running)]);
  rmSync(parent, { recursive: true });
});
