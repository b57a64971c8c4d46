import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadPictures } from './load-pictures.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (content: string) => writeFileSync(join(folder, 'pictures.json'), content);

it('knows of none without a manifest', () => {
  expect(loadPictures(folder)).toBeNull();
});

it('reads sizes and voices', () => {
  const manifest = {
    version: 1,
    pictures: { 'A/1': { width: 8, height: 9 } },
    voices: { jp: ['1'] },
  };
  write(JSON.stringify(manifest));
  expect(loadPictures(folder)).toEqual(manifest);
});

it('says which file is damaged, and where', () => {
  write('{"version":1,"pictures":{"A/1":{"width":8,"height":"9"}},"voices":{}}');
  expect(() => loadPictures(folder)).toThrow(/data\/pictures\.json .*pictures\.A\/1\.height/);
  write('{"version":');
  expect(() => loadPictures(folder)).toThrow(/data\/pictures\.json cannot be read/);
});
