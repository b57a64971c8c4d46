import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { dataJson } from '../../test/real-data.ts';
import { datasetSchema } from './schema.ts';
import { fits } from './schema-guard.ts';

const isDataset = fits(datasetSchema);

/** One row of each table, one name of each kind: small enough to be spoilt often. */
const few = {
  ...JSON.parse(
    JSON.stringify(dataJson, (_, value) => (Array.isArray(value) ? value.slice(0, 1) : value)),
  ),
  names: { en: fewOfEach(dataJson.names.en) },
  terms: {},
  choices: { en: { missions: { 4051110: 'M' }, answers: { 4051110: 'A' } } },
  search: { en: dataJson.search.en },
  effects: fewOfEach(dataJson.effects),
};

describe('whether data fit', () => {
  it('is a yes for the committed data, so that nobody has to parse them', () => {
    expect(isDataset(dataJson)).toBe(true);
    expect(isDataset(few)).toBe(true);
  });

  it('law: never a yes where the schema refuses', () => {
    const junk = fc.oneof(
      fc.jsonValue({ maxDepth: 1 }),
      fc.constantFrom(Number.NaN, 1.5, -1, 1e300, undefined, new Map(), new Date(0), []),
    );
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('set', 'drop', 'add'), junk, (place, way, value) => {
        const spoilt = structuredClone(few);
        spoil(spoilt, place, (parent, key) => {
          if (way === 'set') parent[key] = value;
          else if (way === 'drop') delete parent[key];
          else parent[`${key}x`] = value;
        });
        if (isDataset(spoilt)) expect(datasetSchema.safeParse(spoilt).success).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('is a no for what it knows nothing of, which is left to the schema', () => {
    expect(fits(z.bigint())(1n)).toBe(false);
    expect(fits(z.string().check(z.trim()))('a')).toBe(false);
  });

  it('is a no for a key that JavaScript has a use of its own for', () => {
    expect(fits(z.record(z.string(), z.number()))(JSON.parse('{"__proto__":1}'))).toBe(false);
  });
});

/** Of each of some tables by id, the first row. */
function fewOfEach(tables: unknown): object {
  return Object.fromEntries(
    Object.entries(tables as Record<string, object>).map(([kind, rows]) => [
      kind,
      Object.fromEntries(Object.entries(rows).slice(0, 1)),
    ]),
  );
}

type Parent = Record<string, unknown>;

/** Changes one of all the places in a tree. */
function spoil(tree: Parent, place: number, change: (parent: Parent, key: string) => void): void {
  const places: (readonly [Parent, string])[] = [];
  const walk = (parent: Parent) => {
    for (const [key, value] of Object.entries(parent)) {
      places.push([parent, key]);
      if (typeof value === 'object' && value) walk(value as Parent);
    }
  };
  walk(tree);
  const [parent, key] = places[place % places.length] as (typeof places)[number];
  change(parent, key);
}
