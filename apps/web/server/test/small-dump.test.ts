import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { builtSite } from './built-site';

/** The site on the small dump of our own, with its texts. */
const folder = mkdtempSync(join(tmpdir(), 'trailbook-small-'));
const site = builtSite(() => {
  const make = join(import.meta.dirname, '../../../../tooling/ingest/test/write-small-data.ts');
  execFileSync(process.execPath, [make, folder]);
  return { DATA_DIR: folder };
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['characters/aurelia-of-the-etoile.json', ['Strikes one target', 'Begins with ', 'longer.']],
  ['characters/all.json', ['take care of themselves']],
  ['lightcones/a-lantern-lit.json', ['It burned all night.']],
  ['relics/rounds-of-the-lamplighter.json', ['Healing grows by ', 'keeps off the rain']],
  ['materials/spark.json', ['Struck from ']],
  ['books/the-lamp-almanac.json', ['Snow lay on the quay.']],
  ['achievements/1.json', ['Sleep ']],
])('%s has its sentences', async (file, words) => {
  const text = await site.html(`/data/en/${file}`);
  for (const each of words) expect(text).toContain(each);
});

it('what a program is told of the facts of the game alone holds none', async () => {
  expect(await site.html('/data/en/calculatorConfigs.json')).not.toContain('lamps');
});
