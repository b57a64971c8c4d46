import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readerOf } from './data-folder.ts';
import { IngestError } from './dump/dump.ts';

const folder = mkdtempSync(join(tmpdir(), 'data-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('names the file of the data that is damaged, and what brings it back', () => {
  writeFileSync(join(folder, 'items.json'), '[{"id":');
  const read = readerOf(folder);
  expect(read('missing.json')).toBeUndefined();
  expect(() => read('items.json')).toThrow(IngestError);
  expect(() => read('items.json')).toThrow(/items\.json is damaged .*git checkout data/);
});
