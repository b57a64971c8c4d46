import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { picturesSchema, smallerWidths } from '@trailbook/core/internal/dataset';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type FakeDump, writeFakeDump } from '../test/fake-dump.ts';
import { committed, hashesLeft, put, scratch, scratchData } from '../test/scratch.ts';
import { carryOut, planOperator } from './run-operator.ts';

// Programs are started, and pictures made: a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const COMMAND = join(import.meta.dirname, '../operator.ts');

async function run(
  from: readonly string[],
  folders: { assets: string; data: string },
  prune = false,
) {
  const plan = await planOperator({ from, ...folders });
  return carryOut(plan, { prune });
}

const newFolders = () => ({ assets: scratch(), data: scratchData() });
const listIn = (data: string) =>
  picturesSchema.parse(JSON.parse(readFileSync(join(data, 'pictures.json'), 'utf8')));

function picture(width: number, height: number, colour = '#a33'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();
}

describe('pictures', () => {
  it('come in the widths of the ladder, art with a placeholder, and the list says which', async () => {
    const folders = newFolders();
    const from = scratch({
      'SpriteOutput/AvatarDrawCard/1001.png': await picture(3000, 1500),
      'SpriteOutput/ItemIcon/2.png': await picture(100, 100),
    });
    const done = await run([from], folders);
    expect(done.pictures).toMatchObject({ made: 2, kept: 0, refused: [], outdone: [] });
    const { pictures } = listIn(folders.data);
    expect(pictures).toEqual({
      'SpriteOutput/AvatarDrawCard/1001': {
        width: 2048,
        height: 1024,
        placeholder: expect.any(String),
      },
      'SpriteOutput/ItemIcon/2': { width: 100, height: 100 },
    });
    const art = join(folders.assets, 'SpriteOutput/AvatarDrawCard');
    expect(readdirSync(art).sort()).toEqual(
      ['1001.webp', ...smallerWidths(2048).map((width) => `1001.${width}.webp`)].sort(),
    );
    for (const [file, width] of [
      ['1001.webp', 2048],
      ['1001.256.webp', 256],
    ] as const) {
      expect(await sharp(join(art, file)).metadata()).toMatchObject({ format: 'webp', width });
    }
    const tiny = pictures['SpriteOutput/AvatarDrawCard/1001']?.placeholder ?? '';
    expect(tiny.length).toBeLessThan(400);
    expect(await sharp(Buffer.from(tiny, 'base64')).metadata()).toMatchObject({
      format: 'webp',
      width: 16,
    });
  });

  it('are left alone the second time, made again where they changed or went missing', async () => {
    const folders = newFolders();
    const from = scratch({
      'icon/item/2.png': await picture(300, 300),
      'icon/item/110111.png': await picture(300, 300),
      'icon/item/110112.png': await picture(300, 300),
    });
    await run([from], folders);
    const before = hashesLeft(folders);
    const items = join(folders.assets, 'SpriteOutput/ItemIcon');
    const written = statSync(join(items, '2.webp')).mtimeMs;
    expect((await run([from], folders)).pictures).toMatchObject({ made: 0, kept: 3 });
    expect(hashesLeft(folders)).toEqual(before);
    expect(statSync(join(items, '2.webp')).mtimeMs).toBe(written);

    rmSync(join(items, '110111.64.webp'));
    truncateSync(join(items, '110112.webp'), 5);
    expect((await run([from], folders)).pictures).toMatchObject({ made: 2, kept: 1 });
    expect(hashesLeft(folders)).toEqual(before);

    put(join(from, 'icon/item/2.png'), await picture(60, 60));
    expect((await run([from], folders)).pictures).toMatchObject({ made: 1, kept: 2 });
    expect(readdirSync(items).filter((file) => file.startsWith('2.'))).toEqual(['2.webp']);
  });

  it('are refused one by one, and the next in line is taken', async () => {
    const folders = newFolders();
    const good = await picture(40, 40);
    const bomb = await sharp({
      create: { width: 8000, height: 8000, channels: 3, background: '#000' },
    })
      .png()
      .toBuffer();
    const from = scratch({
      'icon/item/2.png': good,
      'icon/item/110111.png': '',
      'icon/item/110112.png': good.subarray(0, good.length - 30),
      'icon/item/110113.png': bomb,
      'icon/item/110121.png': 'not a picture at all',
      'icon/item/110122.png':
        '<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>',
      'icon/item/110123.png': await sharp(good).gif().toBuffer(),
      'SpriteOutput/ItemIcon/110131.png': 'damaged',
      'icon/item/110131.png': good,
      'a/SpriteOutput/ItemIcon/110132.png': good,
      'b/SpriteOutput/ItemIcon/110132.png': await picture(50, 50),
    });
    const { pictures } = await run([from], folders);
    expect(
      pictures.refused.map(({ file, reason }) => [file.slice(from.length + 1), reason]),
    ).toEqual([
      ['SpriteOutput/ItemIcon/110131.png', 'is no picture'],
      ['icon/item/110111.png', 'is empty'],
      ['icon/item/110112.png', expect.stringMatching(/^is damaged \(/)],
      ['icon/item/110113.png', 'is too large: 8000 × 8000 pixels'],
      ['icon/item/110121.png', 'is no picture'],
      ['icon/item/110122.png', 'is no picture'],
      ['icon/item/110123.png', 'is no picture'],
    ]);
    expect(pictures.outdone).toEqual([
      {
        file: join(from, 'b/SpriteOutput/ItemIcon/110132.png'),
        by: join(from, 'a/SpriteOutput/ItemIcon/110132.png'),
      },
    ]);
    expect(Object.entries(listIn(folders.data).pictures)).toEqual([
      ['SpriteOutput/ItemIcon/110131', { width: 40, height: 40 }],
      ['SpriteOutput/ItemIcon/110132', { width: 40, height: 40 }],
      ['SpriteOutput/ItemIcon/2', { width: 40, height: 40 }],
    ]);
  });

  it('are not made in a folder that holds what they would be made of', async () => {
    const own = scratch({ 'SpriteOutput/ItemIcon/2.png': await picture(100, 100) });
    const { data } = newFolders();
    const refusal = /would overwrite what lies in .*--assets/;
    await expect(run([own], { assets: own, data })).rejects.toThrow(refusal);
    const below = join(own, 'SpriteOutput');
    await expect(run([own], { assets: below, data })).rejects.toThrow(refusal);
    await expect(run([below], { assets: own, data })).rejects.toThrow(refusal);
    expect(readdirSync(own)).toEqual(['SpriteOutput']);
    // Below the folder, and apart from the pictures, is well.
    const done = await run([own], { assets: join(own, 'assets'), data });
    expect(done.pictures.made).toBe(1);
    await expect(run([join(own, 'assets')], { assets: join(own, 'assets'), data })).rejects.toThrow(
      refusal,
    );
  });

  it('stay when the folders no longer have them, until they are pruned', async () => {
    const folders = newFolders();
    const from = scratch({
      'icon/item/2.png': await picture(70, 70),
      'icon/item/110111.png': await picture(70, 70),
    });
    await run([from], folders);
    rmSync(join(from, 'icon/item/2.png'));
    const file = join(folders.assets, 'SpriteOutput/ItemIcon/2.64.webp');
    expect((await run([from], folders)).gone).toEqual(['SpriteOutput/ItemIcon/2']);
    expect(existsSync(file)).toBe(true);
    // A folder without any picture is not one that has lost them all.
    expect((await run([scratch()], folders, true)).gone).toEqual([]);
    expect((await run([from], folders, true)).gone).toEqual(['SpriteOutput/ItemIcon/2']);
    expect(existsSync(file)).toBe(false);
    expect(Object.keys(listIn(folders.data).pictures)).toEqual(['SpriteOutput/ItemIcon/110111']);
  });

  it('are listed anew, and sentences written anew, where an interruption cut what was there', async () => {
    const folders = newFolders();
    const from = scratch({ 'SpriteOutput/ItemIcon/2.png': await picture(100, 100) });
    await writeFakeDump(from, committed().data, { pictures: 0, voices: 0 });
    await run([from], folders);
    const files = ['pictures.json', 'text/en.json', 'text/jp.json'].map((file) =>
      join(folders.data, file),
    );
    const whole = files.map((file) => readFileSync(file, 'utf8'));
    for (const [at, file] of files.entries()) truncateSync(file, at * 30);
    await run([from], folders);
    expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(whole);
  }, 60_000);

  it('are made anew where the notes of the last run are damaged', async () => {
    const folders = newFolders();
    const from = scratch({ 'icon/item/2.png': await picture(70, 70) });
    await run([from], folders);
    const before = hashesLeft(folders);
    put(join(folders.assets, '.operator/manifest.json'), '{"version":1,"made":{"SpriteOu');
    expect((await run([from], folders)).pictures).toMatchObject({ made: 1, kept: 0 });
    expect(hashesLeft(folders)).toEqual(before);
  });
});

describe('pnpm operator', () => {
  let dump: FakeDump;
  let home: string;

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'trailbook-operator-dump-'));
    dump = await writeFakeDump(home, committed().data, {
      pictures: 32,
      voices: 4,
      hasTexts: false,
    });
    return () => rmSync(home, { recursive: true, force: true });
  });

  const args = ({ assets, data }: { assets: string; data: string }, from = home) => [
    ...[COMMAND, '--from', from, '--assets', assets, '--data', data, '--yes'],
  ];

  it('ends in the same bytes, though it was killed three times', async () => {
    const undisturbed = newFolders();
    expect(spawnSync(process.execPath, args(undisturbed)).status).toBe(0);

    const killed = newFolders();
    const journal = join(killed.assets, '.operator/journal.jsonl');
    for (let times = 1; times <= 3; times += 1) {
      const child = spawn(process.execPath, args(killed), { stdio: 'ignore' });
      const ended = new Promise((resolve) => child.once('close', (_, signal) => resolve(signal)));
      while (linesOf(journal) < times * 6 && child.exitCode === null) await sleep(2);
      child.kill('SIGKILL');
      expect(await ended).toBe('SIGKILL');
      // Still in the middle of it.
      expect(existsSync(journal)).toBe(true);
      expect(existsSync(join(killed.data, 'pictures.json'))).toBe(false);
    }
    const last = spawnSync(process.execPath, args(killed), { encoding: 'utf8' });
    expect(last.status).toBe(0);
    expect(Number(/(\d+) unchanged/.exec(last.stdout)?.[1])).toBeGreaterThanOrEqual(18);
    expect(hashesLeft(killed)).toEqual(hashesLeft(undisturbed));
  });

  it('asks before it writes, and says so where nobody answers', () => {
    const folders = newFolders();
    const child = spawnSync(process.execPath, args(folders).slice(0, -1), {
      encoding: 'utf8',
      input: '',
    });
    expect(child.status).toBe(2);
    expect(child.stdout).toContain(
      `Pictures that pages show: 32 of ${committed().asked.pictures.size}`,
    );
    expect(child.stderr).toContain('--yes');
    expect(readdirSync(folders.assets)).toEqual([]);
  });

  it('does not write where another run does', () => {
    const folders = newFolders();
    put(join(folders.assets, '.operator/lock'), String(process.pid));
    const child = spawnSync(process.execPath, args(folders), { encoding: 'utf8' });
    expect(child.status).toBe(2);
    expect(child.stderr).toMatch(new RegExp(`^Another run \\(process ${process.pid}\\)`));
  });

  it('ends where it cannot write, and says where', () => {
    const folders = newFolders();
    put(join(folders.assets, 'SpriteOutput'), 'no folder');
    const child = spawnSync(process.execPath, args(folders), { encoding: 'utf8' });
    expect(child.status).toBe(2);
    expect(child.stderr).toMatch(/^E\w+: .*SpriteOutput/m);
  });

  it('goes on without ffmpeg, and says how to get it', async () => {
    const folders = newFolders();
    const from = scratch({
      'icon/item/2.png': await picture(70, 70),
      'English/71001001.wav': 'no matter',
    });
    const env = { ...process.env, PATH: '' };
    const child = spawnSync(process.execPath, args(folders, from), { encoding: 'utf8', env });
    expect(child.status).toBe(0);
    expect(child.stdout).toMatch(/^Pictures: 1 made/m);
    expect(child.stdout).toMatch(/^Voices wait: .*apt-get install ffmpeg/m);
    expect(listIn(folders.data)).toMatchObject({
      pictures: { 'SpriteOutput/ItemIcon/2': { width: 70 } },
      voices: {},
    });
  });

  it('refuses a folder that is not there, and tells how it is used', () => {
    for (const wrong of [[], ['--from', join(dump.sprites, 'nowhere')]]) {
      const child = spawnSync(process.execPath, [COMMAND, ...wrong], {
        encoding: 'utf8',
        input: '',
      });
      expect(child).toMatchObject({ status: 2, stdout: '' });
      expect(child.stderr).toMatch(/--from|no folder/);
    }
  });
});

function linesOf(file: string): number {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0;
}
