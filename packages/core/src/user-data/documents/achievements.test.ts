import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withStamps } from '../../achievements/stamps.ts';
import { HEAD } from '../reserved-names.ts';
import { fromRows, toRows } from '../rows.ts';
import { achievementsKind as kind } from './achievements.ts';

/** Few ids and few times, so that stores disagree, and agree by chance. */
const anyDocument = fc
  .dictionary(fc.constantFrom('1', '2', '3'), fc.integer({ min: -3, max: 3 }), {
    noNullPrototype: true,
  })
  .map((stamps) => withStamps(kind.empty, Object.entries(stamps)));
const having = (stamps: Record<string, number>) => withStamps(kind.empty, Object.entries(stamps));

describe('two stores of achievements', () => {
  it('keep what was taken back later than it was done, and the other way round', () => {
    const before = having({ 1: 100, 2: 100 });
    const after = having({ 1: -200, 2: 100, 3: 200 });
    expect(kind.merge(before, after)).toEqual(after);
    expect(kind.merge(having({ 1: 300 }), after).done).toEqual({ 1: 300, 2: 100, 3: 200 });
  });

  it('have it done where both are of one time', () => {
    expect(kind.merge(having({ 1: -5 }), having({ 1: 5 }))).toEqual(having({ 1: 5 }));
  });

  it('law: come to the same, whichever is brought to which, in whatever order and how often', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, anyDocument, (a, b, c) => {
        expect(kind.merge(a, b)).toEqual(kind.merge(b, a));
        expect(kind.merge(kind.merge(a, b), c)).toEqual(kind.merge(a, kind.merge(b, c)));
        expect(kind.merge(a, a)).toEqual(a);
      }),
    );
  });
});

describe('stored achievements', () => {
  it('of version 1 are read: done, and nothing taken back', () => {
    const rows = new Map<string, unknown>([
      [HEAD, { version: 1, parts: 2, revision: 9 }],
      ['4010101', 1_700_000_000_000],
      ['4010102', 0],
    ]);
    expect(fromRows(kind, rows)).toEqual({
      ok: true,
      value: { version: 2, done: { 4010101: 1_700_000_000_000, 4010102: 0 }, undone: {} },
    });
  });

  it('take one number each, whether done or taken back', () => {
    expect([...toRows(kind, having({ 1: 5, 2: -7 }))]).toEqual([
      [HEAD, { version: 2, parts: 2 }],
      ['1', 5],
      ['2', -7],
    ]);
  });

  it('cannot be done and taken back at once', () => {
    expect(kind.schema.safeParse({ version: 2, done: { 1: 5 }, undone: { 1: 6 } }).success).toBe(
      false,
    );
  });
});
