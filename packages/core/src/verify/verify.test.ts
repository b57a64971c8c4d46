import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataset } from '../../test/real-data.ts';
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

  it('fails a case that is none, and one of an unknown id', () => {
    expect(verifyCases(dataset, { kind: 'poem' })[0]?.mismatches).toHaveLength(1);
    const [unknown] = verifyCases(dataset, {
      version: 1,
      kind: 'requirements',
      name: 'nobody',
      input: {
        entries: [
          {
            kind: 'character',
            id: 7,
            from: { level: 1, ascension: 0 },
            to: { level: 2, ascension: 0 },
          },
        ],
      },
      expected: { items: {}, exp: { character: 0, lightCone: 0 } },
    });
    expect(unknown?.mismatches[0]?.path).toBe('input.entries.0.id');
  });
});
