import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { smallTables, withDump } from '../test/small-dump.ts';
import { SMALL_TEXTS } from '../test/small-texts.ts';
import { openDump } from './dump/dump.ts';
import { ingest } from './ingest.ts';
import { formatNews, newsOf } from './news.ts';

type Tables = ReturnType<typeof smallTables>;

const readerOfDump = (tables: Tables) => {
  const { files } = withDump(tables, SMALL_TEXTS, (folder) =>
    ingest(openDump({ folder, version: '9.9' })),
  );
  return (file: string) => JSON.parse(files.get(file) ?? 'null') ?? undefined;
};
const newsBetween = (before: Tables, after: Tables) =>
  newsOf(readerOfDump(before), readerOfDump(after));

/** Without the character, who has rows in many tables. */
function without(id: number): Tables {
  return Object.fromEntries(
    Object.entries(smallTables()).map(([table, rows]) => [
      table,
      rows.filter(
        (row) =>
          row === null ||
          ![row.AvatarID, row.ID, row.StoryAvatarID].includes(id) ||
          !table.startsWith('Avatar'),
      ),
    ]),
  );
}

describe('what a dump brings', () => {
  it('is nothing where it is of the same game', () => {
    const news = newsBetween(smallTables(), smallTables());
    expect(formatNews(news)).toBe('Nothing of these kinds is new, changed or gone.');
  });

  it('names a new character, its page, and the languages that do not name it', () => {
    const added = newsBetween(without(8002), smallTables()).find(
      ({ title }) => title === 'characters',
    );
    expect(added?.added).toMatchObject([{ id: 8002, page: 'playergirl-remembrance' }]);
    expect(added?.changed).toEqual([]);
    expect(added?.gone).toEqual([]);
    expect(formatNews(added ? [added] : [])).toMatch(
      /^new {6}characters: .+ \(8002\), page playergirl-remembrance/,
    );
  });

  it('names what is gone as the older data did', () => {
    const news = newsBetween(smallTables(), without(8002));
    expect(formatNews(news)).toMatch(/^gone {5}characters: .+ \(8002\)$/m);
  });

  it('says which facts of a thing have changed', () => {
    const dearer = smallTables();
    const row = dearer.AvatarSkillTreeConfig?.find((point) => point?.MaterialList);
    if (row) row.MaterialList = [{ ItemID: 110111, ItemNum: 4 }];
    const lines = formatNews(newsBetween(smallTables(), dearer)).split('\n');
    expect(lines).toEqual([
      expect.stringMatching(/^changed {2}characters: .+ \(1001\): variants$/),
      '',
      'characters: 1 changed.',
    ]);
  });

  it('names a curio by what is displayed', () => {
    const after = (file: string) =>
      ({
        'game/universe.json': { blessings: [], curios: [{ id: 9, display: 4 }] },
        'names/en.json': { curio: { 4: 'Broken Cuckoo Clock', 9: 'Another' } },
      })[file];
    expect(formatNews(newsOf(() => undefined, after))).toContain('curios: Broken Cuckoo Clock (9)');
  });

  it('takes all for new where there are no data yet', () => {
    const news = newsOf(() => undefined, readerOfDump(smallTables()));
    expect(news.find(({ title }) => title === 'characters')?.added).toHaveLength(2);
    expect(news.flatMap(({ changed, gone }) => [...changed, ...gone])).toEqual([]);
  });
});

it('refuses a dump older than the data, and reads it when told to', () => {
  const out = mkdtempSync(join(tmpdir(), 'trailbook-data-'));
  const cli = join(import.meta.dirname, 'cli.ts');
  const manifest = join(out, 'manifest.json');
  const newer = JSON.stringify({ gameVersion: '9.10' });
  writeFileSync(manifest, newer);
  const run = (...flags: string[]) =>
    withDump(smallTables(), SMALL_TEXTS, (folder) =>
      spawnSync(
        process.execPath,
        [cli, '--dump', folder, '--game-version', '9.9', '--out', out, ...flags],
        { encoding: 'utf8' },
      ),
    );
  try {
    const refused = run();
    expect(refused.stderr).toContain('The data are of 9.10, the dump is of 9.9');
    expect(refused.status).toBe(1);
    expect(readFileSync(manifest, 'utf8')).toBe(newer);
    expect(run('--older').status).toBe(0);
    expect(JSON.parse(readFileSync(manifest, 'utf8')).gameVersion).toBe('9.9');
  } finally {
    rmSync(out, { recursive: true });
  }
});
