import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataset } from '../../test/real-data.ts';
import { CASE_KINDS } from './case-kinds.ts';
import { verifyCases } from './index.ts';

const folder = join(import.meta.dirname, '../../fixtures/cases');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
);
const cases = files.flatMap(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown[],
);

const requirements = cases.filter((golden) => (golden as { kind: string }).kind === 'requirements');

describe('the verifier', () => {
  it('has at least 40 cases, and all of them pass', () => {
    const verdicts = verifyCases(dataset, cases);
    expect(verdicts.length).toBeGreaterThanOrEqual(40);
    expect(verdicts.filter((verdict) => verdict.mismatches.length > 0)).toEqual([]);
  });

  it('names the path of a single altered number', () => {
    const altered = structuredClone(requirements[0]) as {
      expected: { items: Record<string, number> };
    };
    altered.expected.items['110406'] = 64;
    expect(verifyCases(dataset, altered)[0]?.mismatches).toEqual([
      { path: 'expected.items.110406', expected: 64, actual: 65 },
    ]);
  });

  it('names an item that is missing, and one too many', () => {
    const altered = structuredClone(requirements[0]) as {
      expected: { items: Record<string, number> };
    };
    const { 241: _tracks, ...others } = altered.expected.items;
    const paths = verifyCases(dataset, {
      ...altered,
      expected: { ...altered.expected, items: { ...others, 999: 1 } },
    })[0]?.mismatches.map((mismatch) => mismatch.path);
    expect(paths).toEqual(['expected.items.999', 'expected.items.241']);
  });

  it('knows the kinds of cases, and says which there are', () => {
    expect(mismatchesOf({ kind: 'poem' })).toEqual([
      { path: 'kind', expected: `one of ${Object.keys(CASE_KINDS).join(', ')}`, actual: 'poem' },
    ]);
  });

  it('a sound case passes', () => {
    expect(mismatchesOf(sound)).toEqual([]);
  });

  it.each([
    ['an unknown id', { id: 7 }, 'input.entries.0.id', 7],
    ['level 200', { to: { level: 200, ascension: 6 } }, 'input.entries.0.to.level', 200],
    ['an unknown skill', { skills: { 7: [1, 2] } }, 'input.entries.0.skills.7', [1, 2]],
    [
      'a skill that its stand does not allow',
      { skills: { 1102001: [1, 6] } },
      'input.entries.0.skills.1102001',
      [1, 6],
    ],
    ['an unknown trace', { traces: ['7'] }, 'input.entries.0.traces.7', '7'],
    ['a key that means nothing', { lvl: 80 }, 'input.entries.0.lvl', 80],
    ['a level as text', { to: { level: '20', ascension: 0 } }, 'input.entries.0.to.level', '20'],
  ])('refuses %s by its place', (_, change, path, actual) => {
    const [entry] = sound.input.entries;
    const mismatches = mismatchesOf({ ...sound, input: { entries: [{ ...entry, ...change }] } });
    expect(mismatches).toEqual([{ path, expected: expect.any(String), actual }]);
  });

  it('refuses a case that expects nothing', () => {
    const [mismatch] = mismatchesOf({
      ...sound,
      kind: 'plan',
      input: { entries: [] },
      expected: {},
    });
    expect(mismatch).toEqual({ path: 'expected', expected: 'something to compare', actual: {} });
    expect(mismatchesOf({ ...sound, expected: {} })[0]?.path).toBe('expected.items');
  });

  it('names a slip in what is expected', () => {
    const expected = { ...sound.expected, itmes: {} };
    expect(mismatchesOf({ ...sound, expected })).toEqual([
      { path: 'expected.itmes', expected: 'no key of this name', actual: {} },
    ]);
  });
});

const sound = {
  version: 1,
  kind: 'requirements',
  name: 'Seele, 1 to 20',
  input: {
    entries: [
      {
        kind: 'character',
        id: 1102,
        from: { level: 1, ascension: 0 },
        to: { level: 20, ascension: 0 },
      },
    ],
  },
  expected: { items: {}, exp: { character: 112510, lightCone: 0 } },
};

function mismatchesOf(golden: unknown) {
  return verifyCases(dataset, golden)[0]?.mismatches ?? [];
}
