import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { foldersMessages, MOST_BYTES } from '../../bridge/folders.ts';
import { backUpInto } from './backup-folder.ts';
import { type ChosenFolders, folderHandlers } from './folder-handlers.ts';
import { syncFolder } from './sync-folder.ts';

let folder: string;
const bytesOf = (text: string) => new TextEncoder().encode(text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-'));
});

/** Rule U29. */
describe('backups in a folder of the player’s', () => {
  const backUp = (day: number) =>
    backUpInto(folder, bytesOf(`backup ${day}`), new Date(Date.UTC(2026, 10, day, 12)));

  it('are the last ten, each as it was given; nothing else of the folder is touched', async () => {
    writeFileSync(join(folder, 'holiday.zip'), 'mine');
    writeFileSync(join(folder, 'trailbook-notes.zip'), 'mine');
    for (let day = 1; day <= 12; day++) await backUp(day);
    const names = readdirSync(folder).sort();
    expect(names).toHaveLength(12);
    expect(names).toContain('holiday.zip');
    expect(names).toContain('trailbook-notes.zip');
    expect(names[1]).toBe('trailbook-2026-11-03T12-00-00.000Z.jsonl.gz');
    expect(readFileSync(join(folder, 'trailbook-2026-11-12T12-00-00.000Z.jsonl.gz'), 'utf8')).toBe(
      'backup 12',
    );
    expect(await backUp(13)).toEqual({
      name: 'trailbook-2026-11-13T12-00-00.000Z.jsonl.gz',
      kept: 10,
    });
  });

  it('never let go of the one that was just made, be the clock set back', async () => {
    for (let day = 11; day <= 20; day++) await backUp(day);
    expect(await backUp(1)).toMatchObject({ kept: 10 });
    const names = readdirSync(folder);
    expect(names).toContain('trailbook-2026-11-01T12-00-00.000Z.jsonl.gz');
    expect(names).not.toContain('trailbook-2026-11-11T12-00-00.000Z.jsonl.gz');
  });

  it('that cannot be written take none of the last ones away', async () => {
    await backUp(1);
    rmSync(folder, { recursive: true });
    expect(await backUp(2)).toEqual({ failed: 'UNREACHABLE' });
    writeFileSync(folder, '');
    expect(await backUp(3)).toEqual({ failed: 'UNREACHABLE' });
  });

  it('leave no half of one behind', async () => {
    mkdirSync(join(folder, 'trailbook-2026-11-01T12-00-00.000Z.jsonl.gz'));
    expect(await backUp(1)).toEqual({ failed: 'UNREACHABLE' });
    expect(readdirSync(folder)).toEqual(['trailbook-2026-11-01T12-00-00.000Z.jsonl.gz']);
  });
});

/** Rule U30. */
describe('files of a sync in a folder', () => {
  const files = () => syncFolder(folder);

  it('are written, listed, read, written over and removed', async () => {
    const first = await files().write('phone.base', bytesOf('one'), null);
    if ('failed' in first) throw new Error(first.failed);
    const file = { name: 'phone.base', version: first.version };
    expect(await files().list()).toEqual({ files: [file], passedOver: [] });
    expect(await files().read(file)).toEqual({ bytes: bytesOf('one') });
    expect(await files().write('phone.base', bytesOf('x'), null)).toEqual({ failed: 'CHANGED' });
    const second = await files().write('phone.base', bytesOf('two'), file.version);
    expect(second).not.toEqual(first);
    expect(await files().read(file)).toEqual({ failed: 'CHANGED' });
    expect(await files().remove(file)).toEqual({ failed: 'CHANGED' });
    expect(await files().remove({ ...file, ...(second as typeof first) })).toEqual({
      removed: true,
    });
    expect(await files().list()).toEqual({ files: [], passedOver: [] });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('are ours alone, among what another program keeps there', async () => {
    await files().write('a', bytesOf('1'), null);
    writeFileSync(join(folder, '.stfolder'), '');
    writeFileSync(join(folder, 'a (conflicted copy).trailbook'), 'x');
    writeFileSync(join(folder, '.a.trailbook.part'), 'half');
    expect(await files().list()).toMatchObject({ files: [{ name: 'a' }] });
  });

  it('are the same where the player has chosen a link to the folder', async () => {
    const link = `${folder}-link`;
    symlinkSync(folder, link);
    const written = await syncFolder(link).write('a', bytesOf('1'), null);
    expect(await files().list()).toEqual({ files: [{ name: 'a', ...written }], passedOver: [] });
    expect(await syncFolder(link).list()).toEqual(await files().list());
  });

  it('are no emptiness where the folder is gone', async () => {
    rmSync(folder, { recursive: true });
    expect(await files().list()).toEqual({ failed: 'UNREACHABLE' });
    expect(await files().write('a', bytesOf('1'), null)).toEqual({ failed: 'UNREACHABLE' });
    expect(readdirSync(tmpdir())).not.toContain(folder);
  });
});

describe('what pages may ask of folders', () => {
  const chosen: { folders?: ChosenFolders; canceled: boolean; paths: string[] } = {
    ...{ canceled: false, paths: [] },
  };
  const handlers = folderHandlers({
    dialog: {
      showOpenDialog: async () => ({ canceled: chosen.canceled, filePaths: chosen.paths }),
    } as never,
    file: {
      read: () => chosen.folders,
      write: (folders) => {
        chosen.folders = folders;
      },
    },
  });

  it('is nothing until the player has chosen one, and then its name alone', async () => {
    expect(await handlers['folders:list']()).toEqual({ failed: 'NO_FOLDER' });
    expect(await handlers['folders:backUp'](bytesOf('a'))).toEqual({ failed: 'NO_FOLDER' });
    expect(handlers['folders:chosen']('sync')).toBeNull();
    chosen.paths = [folder];
    chosen.canceled = true;
    expect(await handlers['folders:choose']('sync')).toBeNull();
    chosen.canceled = false;
    expect(await handlers['folders:choose']('sync')).toMatch(/^folder-\w+$/);
    expect(await handlers['folders:list']()).toEqual({ files: [], passedOver: [] });
    expect(await handlers['folders:backUp'](bytesOf('a'))).toEqual({ failed: 'NO_FOLDER' });
    handlers['folders:forget']('sync');
    expect(await handlers['folders:list']()).toEqual({ failed: 'NO_FOLDER' });
  });

  const { request } = foldersMessages['folders:write'];
  const asked = { name: 'phone.base', bytes: bytesOf('a'), replaced: null };

  it.each([
    '..',
    '../a',
    'a/b',
    'a\\b',
    '/etc/passwd',
    'C:\\a',
    'a\0',
    '',
    'a'.repeat(121),
    'CON:',
    'ä',
  ])('never names a path: %j', (name) => {
    const isName = request.safeParse({ ...asked, name }).success;
    // Two dots are a name here: what is made of it ends in our ending.
    expect(isName).toBe(name === '..');
  });

  it('is never larger than its bounds', () => {
    expect(request.safeParse(asked).success).toBe(true);
    const large = { ...asked, bytes: new Uint8Array(MOST_BYTES.sync + 1) };
    expect(request.safeParse(large).success).toBe(false);
    expect(request.safeParse({ ...asked, bytes: 'text' }).success).toBe(false);
    expect(request.safeParse({ ...asked, path: '/' }).success).toBe(false);
  });
});
