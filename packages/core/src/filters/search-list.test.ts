import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '../search/fold-text.ts';
import { type ItemReader, narrowed, searched } from './index.ts';

const found = (search: string, ...names: readonly string[]) =>
  searched(names, search, (name) => name.split(' / ').map(foldText).join('\n'));

describe('searched', () => {
  it('finds what holds what was typed, and forgives nothing then', () => {
    expect(found('sel', 'Seele', 'Selection', 'Serval')).toEqual({
      found: ['Selection'],
      isClose: false,
    });
  });

  it.each([
    ['a letter too few', 'sele', ['Seele']],
    ['two that changed places', 'brnoya', ['Bronya']],
    ['a wrong sign', '希尔', ['希儿']],
    ['a slip in the middle of a name', 'swna', ['Black Swan']],
  ])('forgives %s where nothing holds it', (_, typed, names) => {
    expect(found(typed, 'Seele', 'Bronya', 'Black Swan', '希儿')).toEqual({
      found: names,
      isClose: true,
    });
  });

  it('has whole names alone where one slip makes any', () => {
    expect(found('sele', 'Self-Sufficer', 'Seele', 'Seeds').found).toEqual(['Seele']);
  });

  it('leaves all that there is to who searches for nothing, and asks no key of it', () => {
    const names = ['Seele', 'Bronya'];
    const keyOf = () => {
      throw new Error('asked');
    };
    for (const typed of ['', '  ']) {
      expect(searched(names, typed, keyOf)).toEqual({ found: names, isClose: false });
    }
  });

  it('looks into further texts too, by their letters alone', () => {
    const conditions: Record<string, string> = {
      Seele: 'Defeat 100 enemies',
      Pela: 'Light a lamp',
    };
    const read = (typed: string) =>
      searched(Object.keys(conditions), typed, foldText, (name) =>
        foldText(conditions[name] ?? ''),
      );
    expect(read('lamp')).toEqual({ found: ['Pela'], isClose: false });
    // What is called so comes with what tells of it, in their order.
    expect(read('ele').found).toEqual(['Seele']);
    expect(read('e').found).toEqual(['Seele', 'Pela']);
    // A slip is forgiven in a name only.
    expect(read('lapm')).toEqual({ found: [], isClose: false });
    expect(read('sele')).toEqual({ found: ['Seele'], isClose: true });
  });

  it('takes each line for itself', () => {
    expect(found('seele pela', 'Seele / Pela').found).toEqual([]);
    expect(found('sele', '希儿 / Seele').found).toEqual(['希儿 / Seele']);
  });

  it('finds nothing by what a slip leaves too little of, or by two', () => {
    for (const typed of ['xq', 'sxl', 'saale', 'zzzz']) {
      expect([typed, found(typed, 'Seele', 'Qingque')]).toEqual([
        typed,
        { found: [], isClose: false },
      ]);
    }
  });

  it('law: keeps the order, and forgives only where nothing holds what was typed', () => {
    const names = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), maxLength: 7 }));
    const typed = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(names, typed, (all, search) => {
        const shown = found(search, ...all);
        const exact = all.filter((name) => foldText(name).includes(search));
        expect(all.filter((name) => shown.found.includes(name))).toEqual(shown.found);
        if (exact.length > 0) expect(shown).toEqual({ found: exact, isClose: false });
        else expect(shown.isClose).toBe(shown.found.length > 0);
      }),
    );
  });
});

it('law: filters only take away from what is close, and never make anything so', () => {
  interface Thing {
    readonly name: string;
    readonly rarity: string;
  }
  const reader: ItemReader<Thing> = { fieldOf: ({ rarity }) => rarity, keyOf: ({ name }) => name };
  const things = fc.array(
    fc.record({
      name: fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 }),
      rarity: fc.constantFrom('4', '5'),
    }),
  );
  const search = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(things, search, fc.constantFrom('4', '5'), (all, typed, value) => {
      const whole = narrowed(all, { active: [], search: typed }, reader);
      const part = narrowed(all, { active: [{ group: 'rarity', value }], search: typed }, reader);
      expect(part.found).toEqual(whole.found.filter(({ rarity }) => rarity === value));
      if (part.isClose) expect(whole.isClose).toBe(true);
    }),
  );
});
