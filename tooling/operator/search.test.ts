import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

describe('pnpm run search', () => {
  it('prints kind, address and name of the ten best, a line each', () => {
    expect(run('en', 'SEELE').said).toMatch(/^character\t\/en\/character\/seele\tSeele\n/);
    expect(run('jp', 'ぎるがめっしゅ').said).toMatch(
      /^character\t\/jp\/character\/gilgamesh\tギルガメッシュ\n/,
    );
    expect(run('en', 'the').said.trim().split('\n')).toHaveLength(10);
  });

  it('finds the pages of the site, by their names in the language and in English', () => {
    expect(run('de', 'startseite').said).toBe('page\t/de\tStartseite\n');
    expect(run('ru', 'planner').said).toContain('page\t/ru/planner\t');
  });

  it('finds things by what an operator’s texts say of them', () => {
    const folder = mkdtempSync(join(tmpdir(), 'trailbook-search-'));
    try {
      const make = join(import.meta.dirname, '../ingest/test/write-small-data.ts');
      execFileSync(process.execPath, [make, folder]);
      const { said } = runOn({ DATA_DIR: folder }, 'en', 'light', 'lamps');
      expect(said).toBe(
        'character\t/en/character/aurelia-of-the-etoile\tAurelia • of the Étoile\n' +
          'achievement\t/en/achievements/1#4010101\tNight Shift\n',
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('takes several words, and says how it is used', () => {
    expect(run('en', 'trailblazer', 'harmony').said).toMatch(/^character\t.*\ncharacter\t.*\n$/);
    for (const args of [[], ['xx', 'seele'], ['en'], ['en', ' ']]) {
      expect(run(...args)).toMatchObject({
        status: 2,
        said: '',
        complained: expect.stringContaining('LANG QUERY'),
      });
    }
  });
});

function run(...args: readonly string[]) {
  return runOn({}, ...args);
}

function runOn(settings: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const file = join(import.meta.dirname, 'search.ts');
  const env = { ...process.env, ...settings };
  const child = spawnSync(process.execPath, [file, ...args], { encoding: 'utf8', env });
  return { status: child.status, said: child.stdout, complained: child.stderr };
}
