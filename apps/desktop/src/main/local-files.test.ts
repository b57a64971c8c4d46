import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openLocalFiles } from './local-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'local-'));
const put = (name: string, value: unknown) =>
  writeFileSync(join(folder, name), JSON.stringify(value));

it('leave what a later version keeps in them as it is', () => {
  put('settings.json', { site: 'https://example.com', later: [1] });
  put('folders.json', { backups: '/b', later: '/l' });
  const { settings, folders } = openLocalFiles(folder);
  settings.write({ ...settings.read(), staysInTray: true });
  folders.write({ ...folders.read(), sync: '/s' });
  const kept = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  expect(kept('settings.json')).toEqual({
    ...{ site: 'https://example.com', staysInTray: true, later: [1] },
  });
  expect(kept('folders.json')).toEqual({ backups: '/b', sync: '/s', later: '/l' });
});
