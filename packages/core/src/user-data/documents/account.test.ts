import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAccountNotes } from '../../../test/any-user-data.ts';
import { kindOf, NO_NOTES, withImport } from '../index.ts';

const { merge } = kindOf('account/800000001');
const span = (at: number, oldest: number, newest: number, isToTheEnd = false) => ({
  ...{ at, isToTheEnd },
  oldest: `17000000000000000${oldest}`,
  newest: `17000000000000000${newest}`,
});

describe('what is known of an account', () => {
  it('law: merged again, it is the same', () => {
    fc.assert(
      fc.property(anyAccountNotes, anyAccountNotes, (mine, theirs) => {
        const both = merge(mine, theirs);
        expect(merge(both, theirs)).toEqual(both);
        expect(merge(both, mine)).toEqual(both);
      }),
    );
  });

  it('law: imports and rows by hand do not depend on whose device they were on', () => {
    fc.assert(
      fc.property(anyAccountNotes, anyAccountNotes, (mine, theirs) => {
        const [here, there] = [merge(mine, theirs), merge(theirs, mine)];
        for (const [type, notes] of Object.entries(here.histories)) {
          expect(there.histories[type]?.imports).toEqual(notes.imports);
          expect(there.histories[type]?.manual).toEqual(notes.manual);
        }
      }),
    );
  });

  it('what the player said of the beginning stays', () => {
    const said = { version: 1 as const, histories: { 11: { ...NO_NOTES, isComplete: false } } };
    const other = { version: 1 as const, histories: { 11: { ...NO_NOTES, isComplete: true } } };
    expect(merge(said, other).histories[11]?.isComplete).toBe(false);
    expect(merge({ version: 1, histories: {} }, other).histories[11]?.isComplete).toBe(true);
  });
});

describe('one more import', () => {
  it('stands after those before it', () => {
    const notes = withImport(withImport(NO_NOTES, span(2, 20, 30)), span(1, 10, 20, true));
    expect(notes.imports.map(({ at }) => at)).toEqual([1, 2]);
  });

  it('of two hundred makes one of the earliest two that meet, and keeps a gap between others', () => {
    const many = Array.from({ length: 200 }, (_, at) => span(at + 10, at * 2 + 300, at * 2 + 302));
    const apart = [span(1, 100, 110, true), span(2, 200, 210)];
    const notes = [...apart, ...many].reduce(withImport, NO_NOTES);
    expect(notes.imports).toHaveLength(200);
    expect(notes.imports.slice(0, 2)).toEqual(apart);
    expect(notes.imports[2]).toEqual(span(12, 300, 306));
  });
});
