import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkFiles, hashesOf } from './check-files.ts';

let folder: string;
let listed: string;
const file = (name: string) => join(folder, name);

beforeEach(async () => {
  const root = mkdtempSync(join(tmpdir(), 'checked-'));
  folder = join(root, 'data');
  listed = join(root, 'hashes.json');
  mkdirSync(join(folder, 'game'), { recursive: true });
  writeFileSync(file('manifest.json'), '{}');
  writeFileSync(file('game/items.json'), '[1]');
  writeFileSync(listed, JSON.stringify(await hashesOf(folder)));
});

describe('files beside the program', () => {
  it('are as they were installed', async () => {
    await expect(checkFiles(folder, listed)).resolves.toBeUndefined();
  });

  it.each<[string, () => void, string]>([
    ['changed', () => writeFileSync(file('game/items.json'), '[2]'), 'it has changed'],
    ['missing', () => rmSync(file('manifest.json')), 'it is missing'],
    ['extra', () => writeFileSync(file('game/more.json'), ''), 'it does not belong there'],
    [
      'extra in a folder',
      () => {
        mkdirSync(file('text'));
        writeFileSync(file('text/en.json'), '{}');
      },
      'text/en.json',
    ],
    [
      'a link to elsewhere',
      () => {
        renameSync(file('manifest.json'), join(folder, '../elsewhere.json'));
        symlinkSync('../elsewhere.json', file('manifest.json'));
      },
      'it has changed',
    ],
    ['gone', () => rmSync(folder, { recursive: true }), 'ENOENT'],
  ])('that are %s let nothing start, in words', async (_what, change, words) => {
    change();
    await expect(checkFiles(folder, listed)).rejects.toThrow(words);
    await expect(checkFiles(folder, listed)).rejects.toThrow('Your own data is untouched.');
  });

  it('need their list', async () => {
    writeFileSync(listed, '{"manifest.json":"not a hash"}');
    await expect(checkFiles(folder, listed)).rejects.toThrow();
  });
});
