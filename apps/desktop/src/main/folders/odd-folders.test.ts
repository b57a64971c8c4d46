import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { MOST_BYTES } from '../../bridge/folders.ts';
import { backUpInto } from './backup-folder.ts';
import { syncFolder } from './sync-folder.ts';

/** Folders that a crash, a wrong clock or another program has left in disorder. Rules U29 and U30. */

let folder: string;
const bytesOf = (text: string) => new TextEncoder().encode(text);
const at = (day: string) => new Date(`${day}T12:00:00Z`);
const nameAt = (day: string) => `trailbook-${day}T12-00-00.000Z.jsonl.gz`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'odd-'));
});

describe('halves that a crash has left', () => {
  const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const put = (name: string, hoursAgo: number) => {
    const path = join(folder, name);
    writeFileSync(path, 'half');
    const changed = Date.now() / 1000 - hoursAgo * 3600;
    utimesSync(path, changed, changed);
  };

  it.each([
    ['backup', () => backUpInto(folder, bytesOf('whole'), at('2026-11-02'))],
    ['file of the sync', () => syncFolder(folder).write('a.base', bytesOf('whole'), null)],
  ])('go with the next %s; what may still be written, or is not ours, stays', async (_, write) => {
    put(`.${nameAt('2026-11-01')}.${ID}.part`, 30);
    put(`.a.base.trailbook.${ID}.part`, 30);
    put(`.b.base.trailbook.${ID}.part`, 1);
    put('.holiday.jsonl.gz.part', 30);
    put(`film.${ID}.part`, 30);
    await write();
    const left = readdirSync(folder).filter((name) => name.endsWith('.part'));
    expect(left.sort()).toEqual([
      `.b.base.trailbook.${ID}.part`,
      '.holiday.jsonl.gz.part',
      `film.${ID}.part`,
    ]);
  });
});

it('backups of a clock that was ahead go before those that were made since', async () => {
  for (let day = 10; day < 20; day++) await backUpInto(folder, bytesOf('a'), at(`2031-01-${day}`));
  for (let day = 10; day < 20; day++) await backUpInto(folder, bytesOf('b'), at(`2026-11-${day}`));
  const names = readdirSync(folder).sort();
  expect(names).toEqual(Array.from({ length: 10 }, (_, past) => nameAt(`2026-11-${10 + past}`)));
});

it('backups that are made at once are still the last ten', async () => {
  const days = Array.from({ length: 30 }, (_, past) =>
    at(`2026-11-${String(past + 1).padStart(2, '0')}`),
  );
  await Promise.all(days.map((day) => backUpInto(folder, bytesOf('a'), day)));
  expect(readdirSync(folder)).toHaveLength(10);
  expect(readdirSync(folder)).toContain(nameAt('2026-11-30'));
});

describe('what is no file of a sync, by the name of one', () => {
  const PUT: Record<string, (path: string) => void> = {
    'a folder': (path) => mkdirSync(path),
    'a pipe': (path) => execFileSync('mkfifo', [path]),
    'a link to a file': (path) => symlinkSync('/etc/hostname', path),
    'a link to nothing': (path) => symlinkSync(join(folder, 'nothing'), path),
    'one that is too large': (path) => {
      writeFileSync(path, '');
      truncateSync(path, MOST_BYTES.sync + 1);
    },
  };

  it.each(Object.keys(PUT))('is passed over and named: %s', async (what) => {
    const files = syncFolder(folder);
    const written = await files.write('a.base', bytesOf('1'), null);
    PUT[what]?.(join(folder, 'odd.base.trailbook'));
    const file = { name: 'a.base', ...written };
    expect(await files.list()).toEqual({ files: [file], passedOver: ['odd.base.trailbook'] });
    expect(await files.read(file as never)).toEqual({ bytes: bytesOf('1') });
    const version = '0'.repeat(64);
    expect(await files.read({ name: 'odd.base', version })).toEqual({ failed: 'DAMAGED' });
    for (const replaced of [null, version]) {
      expect(await files.write('odd.base', bytesOf('2'), replaced)).toEqual({ failed: 'DAMAGED' });
    }
    expect(await files.remove({ name: 'odd.base', version })).toEqual({ failed: 'DAMAGED' });
  });

  it('is named a few times, however much of it there is', async () => {
    for (let number = 0; number < 40; number++) mkdirSync(join(folder, `${number}.trailbook`));
    const listed = await syncFolder(folder).list();
    expect('passedOver' in listed && listed.passedOver).toHaveLength(5);
  });
});

describe('of two writes over one version', () => {
  it.each(['that there is none of', 'of a file'])('one succeeds: %s', async (which) => {
    const seen = which === 'of a file' && (await syncFolder(folder).write('a', bytesOf('0'), null));
    const replaced = seen && 'version' in seen ? seen.version : null;
    const answers = await Promise.all(
      ['1', '2', '3'].map((text) => syncFolder(folder).write('a', bytesOf(text), replaced)),
    );
    expect(answers.filter((answer) => 'failed' in answer)).toEqual(
      Array(2).fill({ failed: 'CHANGED' }),
    );
    expect(readFileSync(join(folder, 'a.trailbook'), 'utf8')).toBe('1');
  });

  it('none removes what the other has just written', async () => {
    const first = await syncFolder(folder).write('a', bytesOf('0'), null);
    const version = 'version' in first ? first.version : '';
    const [written, removed] = await Promise.all([
      syncFolder(folder).write('a', bytesOf('1'), version),
      syncFolder(folder).remove({ name: 'a', version }),
    ]);
    expect(written).toHaveProperty('version');
    expect(removed).toEqual({ failed: 'CHANGED' });
  });
});
