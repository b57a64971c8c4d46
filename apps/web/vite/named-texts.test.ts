import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { markOf, namedTexts, textFiles } from './named-texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'texts-'));
mkdirSync(join(folder, 'en'));
writeFileSync(join(folder, 'en/shell.json'), '{"nav":{"home":"Home"}}');
afterAll(() => rmSync(folder, { recursive: true }));

const files = textFiles(folder);

it('textFiles finds each area of each language', () => {
  expect([...files]).toEqual([['en/shell', '{"nav":{"home":"Home"}}']]);
});

describe('markOf', () => {
  it('changes with any text, and with any file', () => {
    const marks = [
      markOf(files),
      markOf(new Map([['en/shell', '{}']])),
      markOf(new Map([...files, ['de/shell', '{}']])),
    ];
    expect(new Set(marks).size).toBe(3);
  });
});

describe('namedTexts', () => {
  const plugin = namedTexts(folder);
  const load = plugin.load as (id: string) => string | undefined;
  const transform = plugin.transform as (code: string, id: string) => { code: string } | undefined;

  it('gives the texts of a file, and no other module', () => {
    expect(load('\0trailbook-texts:en/shell')).toBe('export default {"nav":{"home":"Home"}}');
    expect(load('/ui/src/i18n/areas.ts')).toBeUndefined();
  });

  it('has the loader ask for a file by its language, its area and the mark of all', () => {
    const { code = '' } = transform('', '/packages/ui/src/i18n/load-texts.ts') ?? {};
    expect(code).toContain(`"/assets/" + language + "/" + area + "-${markOf(files)}.js"`);
    expect(transform('', '/packages/ui/src/i18n/messages.ts')).toBeUndefined();
  });
});
