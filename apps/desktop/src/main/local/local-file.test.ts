import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { localFile } from './local-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'local-'));
const schema = z.strictObject({ language: z.enum(['en', 'jp']) });
const open = (name: string) => localFile(join(folder, name), schema, { language: 'en' });

it('comes back as it was written, and leaves nothing half-written beside it', () => {
  const file = open('below/language.json');
  expect(file.read()).toBeUndefined();
  file.write({ language: 'jp' });
  expect(file.read()).toEqual({ language: 'jp' });
  expect(readdirSync(join(folder, 'below'))).toEqual(['language.json']);
});

it.each([
  '',
  '{',
  'null',
  '{"language":"xx"}',
  '{"language":"jp","more":1}',
  `"${'a'.repeat(70_000)}"`,
])('is never believed what anybody wrote into it: %.20s', (content) => {
  writeFileSync(join(folder, 'damaged.json'), content);
  expect(open('damaged.json').read()).toEqual({ language: 'en' });
});

it('that cannot be written stops nothing', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  writeFileSync(join(folder, 'plain'), '');
  open('plain/language.json').write({ language: 'jp' });
  expect(warned).toHaveBeenCalled();
});

it.each<[string, (path: string) => void]>([
  ['a link to itself', (path) => symlinkSync(path, path)],
  ['a folder', (path) => mkdirSync(path)],
  ['a pipe, which would be waited for', (path) => execFileSync('mkfifo', [path])],
  ['a device that never ends', (path) => symlinkSync('/dev/zero', path)],
])('stops nothing where there is %s in its place', (what, make) => {
  const name = `${what.slice(0, 8)}.json`;
  make(join(folder, name));
  expect(open(name).read()).toEqual({ language: 'en' });
  open(name).write({ language: 'jp' });
  expect(open(name).read()).toEqual({ language: 'jp' });
});

it('puts aside what somebody wrote with a slip, before it writes', () => {
  const typed = '{"site": "https://example.com",}';
  writeFileSync(join(folder, 'settings.json'), typed);
  open('settings.json').write({ language: 'jp' });
  expect(open('settings.json').read()).toEqual({ language: 'jp' });
  expect(readFileSync(join(folder, 'settings.json.damaged'), 'utf8')).toBe(typed);
});
