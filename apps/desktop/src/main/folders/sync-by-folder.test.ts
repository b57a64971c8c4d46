import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentAt } from '@trailbook/core/internal/user-data';
import { folderTransport } from '@trailbook/ui/folder-transport';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { playStories } from '../../../../../packages/core/test/sync-stories.ts';
import { Device, type Faults, withFaults } from '../../../../../packages/core/test/sync-world.ts';
import { type FoldersBridge, foldersMessages } from '../../bridge/folders.ts';
import { folderHandlers } from './folder-handlers.ts';

/** The sync by a folder from end to end: the pages' transport on the shell's own handlers, over a folder of the disk. */

const NOW = 1_795_000_000_000;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sync-'));
});

/** The bridge as the pages have it: what goes over it has the form that it gives, on both ways. */
function bridgeTo(path: string | undefined): FoldersBridge {
  const handlers = folderHandlers({
    dialog: { showOpenDialog: () => Promise.reject(new Error('Nobody chooses.')) },
    file: { read: () => (path === undefined ? {} : { sync: path }), write: () => undefined },
  });
  type Messages = typeof foldersMessages;
  const ask = async (message: keyof Messages, request: unknown) => {
    const input = foldersMessages[message].request.parse(structuredClone(request));
    const answer = await (handlers[message] as (asked: unknown) => unknown)(input);
    return foldersMessages[message].response.parse(structuredClone(answer)) as never;
  };
  return {
    chosen: (purpose) => ask('folders:chosen', purpose),
    choose: (purpose) => ask('folders:choose', purpose),
    forget: (purpose) => ask('folders:forget', purpose),
    backUp: (bytes) => ask('folders:backUp', bytes),
    list: () => ask('folders:list', undefined),
    read: (file) => ask('folders:read', file),
    write: (name, bytes, replaced) => ask('folders:write', { name, bytes, replaced }),
    remove: (file) => ask('folders:remove', file),
  };
}

const inFolder = (path: string | undefined = folder) => ({
  transport: (faults: Faults) => withFaults(folderTransport(bridgeTo(path)), faults),
});
const withItems = (items: Record<string, number>) => () => [
  { profile: 'default', name: 'inventory', document: { version: 3, items } } as const,
];
const itemsOf = (device: Device) => documentAt(device.data, 'default', 'inventory').items;
const names = () => readdirSync(folder).sort();

/** Two devices that are in step by the folder. */
async function inStep() {
  const [first, second] = [new Device('aaaa'), new Device('bbbb')];
  first.edit(withItems({ 2: 100, 211: 7 }));
  await first.sync(inFolder(), { now: NOW });
  expect(await second.sync(inFolder(), { now: NOW + 1 })).toMatchObject({ ok: true });
  expect(itemsOf(second)).toEqual({ 2: 100, 211: 7 });
  return [first, second] as const;
}

describe('devices that meet in a folder', () => {
  it('come into step, each by files of its own', async () => {
    const [first, second] = await inStep();
    second.edit(withItems({ 2: 100, 211: 9 }));
    await second.sync(inFolder(), { now: NOW + 2 });
    await first.sync(inFolder(), { now: NOW + 3 });
    expect(itemsOf(first)).toEqual({ 2: 100, 211: 9 });
    const own = names().filter((name) => !name.startsWith('generation.'));
    expect(own).toEqual(expect.arrayContaining(['aaaa.recent.trailbook', 'bbbb.recent.trailbook']));
    expect(names().some((name) => name.startsWith('generation.'))).toBe(true);
  });

  it.each([
    ['is gone', () => rmSync(folder, { recursive: true }), 'CLOUD_OFFLINE'],
    [
      'is a file',
      () => {
        rmSync(folder, { recursive: true });
        writeFileSync(folder, '');
      },
      'CLOUD_OFFLINE',
    ],
    [
      'is empty, as one whose drive is not there',
      () => {
        rmSync(folder, { recursive: true });
        mkdirSync(folder);
      },
      'CLOUD_EMPTIED',
    ],
  ])('lose nothing where the folder %s, and write nothing', async (_what, happen, code) => {
    const [first] = await inStep();
    happen();
    first.edit(withItems({ 2: 100, 211: 7, 212: 1 }));
    expect(await first.sync(inFolder(), { now: NOW + 5 })).toMatchObject({ error: { code } });
    expect(itemsOf(first)).toEqual({ 2: 100, 211: 7, 212: 1 });
    if (code === 'CLOUD_EMPTIED') expect(names()).toEqual([]);
  });

  it('lose nothing where some of the files have not arrived, and come into step once they have', async () => {
    const [first, second] = await inStep();
    second.edit(withItems({ 2: 100, 211: 9 }));
    await second.sync(inFolder(), { now: NOW + 2 });
    const late = names().filter((name) => name.startsWith('bbbb.'));
    const kept = late.map((name) => [name, readFileSync(join(folder, name))] as const);
    for (const name of late) rmSync(join(folder, name));
    expect(await first.sync(inFolder(), { now: NOW + 3 })).toMatchObject({ ok: true });
    expect(itemsOf(first)).toEqual({ 2: 100, 211: 7 });
    for (const [name, bytes] of kept) writeFileSync(join(folder, name), bytes);
    await first.sync(inFolder(), { now: NOW + 4 });
    expect(itemsOf(first)).toEqual({ 2: 100, 211: 9 });
  });

  it('wait where a file has come in half, and change nothing meanwhile', async () => {
    const [first, second] = await inStep();
    second.edit(withItems({ 2: 5 }));
    await second.sync(inFolder(), { now: NOW + 2, consent: 'remove-everywhere' });
    const path = join(folder, 'bbbb.recent.trailbook');
    const whole = readFileSync(path);
    for (const half of [whole.subarray(0, whole.length - 9), Buffer.alloc(0)]) {
      writeFileSync(path, half);
      expect(await first.sync(inFolder(), { now: NOW + 3 })).toMatchObject({
        error: { code: 'CLOUD_DAMAGED' },
      });
      expect(itemsOf(first)).toEqual({ 2: 100, 211: 7 });
    }
    writeFileSync(path, whole);
    await first.sync(inFolder(), { now: NOW + 4 });
    expect(itemsOf(first)).toEqual({ 2: 5 });
  });

  it('pass over what the other program leaves beside its files', async () => {
    const [first] = await inStep();
    const left = [
      'aaaa.recent (conflicted copy 2026-11-28).trailbook',
      'aaaa.recent.sync-conflict-20261128-031100-ABCDEFG.trailbook',
      'bbbb.base-DESKTOP-1A2B.trailbook',
      'bbbb.recent_conf(1).trailbook',
      '.syncthing.bbbb.recent.trailbook.tmp',
      '~bbbb.recent.trailbook',
      'generation.000001795000000000.aaaa-LAPTOP.trailbook',
      '.stfolder',
      'desktop.ini',
    ];
    for (const name of left) writeFileSync(join(folder, name), 'no replica');
    first.edit(withItems({ 2: 101, 211: 7 }));
    expect(await first.sync(inFolder(), { now: NOW + 2 })).toMatchObject({ ok: true });
    for (const name of left) expect(readFileSync(join(folder, name), 'utf8')).toBe('no replica');
  });

  it('write their own file again where the other program put an older one in its place', async () => {
    const [first, second] = await inStep();
    const path = join(folder, 'aaaa.recent.trailbook');
    const older = readFileSync(path);
    first.edit(withItems({ 2: 300, 211: 7 }));
    await first.sync(inFolder(), { now: NOW + 2 });
    writeFileSync(path, older);
    expect(await first.sync(inFolder(), { now: NOW + 3 })).toMatchObject({ ok: true });
    await second.sync(inFolder(), { now: NOW + 4 });
    expect(itemsOf(second)).toEqual({ 2: 300, 211: 7 });
  });

  it('are told that no folder is chosen, and go on once it is', async () => {
    const [first] = await inStep();
    const unknown = { transport: () => folderTransport(bridgeTo(undefined)) };
    expect(await first.sync(unknown, { now: NOW + 2 })).toMatchObject({
      error: { code: 'CLOUD_EXPIRED' },
    });
    expect(await first.sync(inFolder(), { now: NOW + 3 })).toMatchObject({ ok: true });
  });

  it('do not wait for ever for a drive that holds its answer, nor send what no folder takes', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const silent = { ...bridgeTo(folder), list: () => new Promise<never>(() => undefined) };
    expect(await folderTransport(silent, 20).list()).toEqual({
      ...{ ok: false, error: { code: 'CLOUD_OFFLINE' } },
    });
    const broken = { ...bridgeTo(folder), list: () => Promise.reject(new Error('No answer.')) };
    expect(await folderTransport(broken).list()).toMatchObject({
      error: { code: 'CLOUD_OFFLINE' },
    });
    const large = new Uint8Array(8 * 1024 ** 2 + 1);
    expect(await folderTransport(bridgeTo(folder)).write('a.base', large, undefined)).toMatchObject(
      { error: { code: 'CLOUD_FULL' } },
    );
    expect(names()).toEqual([]);
  });

  it('hold the same at the end of any story, and nothing of it is lost', async () => {
    await playStories(
      () => {
        const path = mkdtempSync(join(tmpdir(), 'story-'));
        const put = (name: string, bytes: Uint8Array) =>
          writeFileSync(join(path, `${name}.trailbook`), bytes);
        return { ...inFolder(path), put };
      },
      Number(process.env.SYNC_STORIES ?? 10),
    );
  }, 60_000);
});
