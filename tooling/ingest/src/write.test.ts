import { mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeFiles } from './write.ts';

const folder = mkdtempSync(join(tmpdir(), 'write-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('takes the place of a file at once: whoever reads the old one reads all of it', () => {
  const file = join(folder, 'items.json');
  writeFileSync(file, 'before');
  const reader = openSync(file, 'r');
  expect(writeFiles(folder, new Map([['items.json', 'after']]))).toEqual(['items.json']);
  expect(readFileSync(reader, 'utf8')).toBe('before');
  expect(readFileSync(file, 'utf8')).toBe('after');
  expect(readdirSync(folder)).toEqual(['items.json']);
});

it('leaves nothing half-written behind where it cannot write', () => {
  const own = mkdtempSync(join(folder, 'own-'));
  // A folder stands in the way of the second file.
  const blocked = new Map([
    ['a.json', 'a'],
    ['blocked/in.json', 'b'],
    ['blocked', 'c'],
  ]);
  expect(() => writeFiles(own, blocked)).toThrow(/EISDIR/);
  expect(readdirSync(own).sort()).toEqual(['a.json', 'blocked']);
});
