import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clearGroup, type ItemReader, narrowed, toggleOption } from './index.ts';

interface Blessing {
  readonly name: string;
  readonly path: string;
  readonly rarity: string;
}

const PATHS = ['120', '121', '127'];
const RARITIES = ['1', '2', '3'];
const ASKED: ItemReader<Blessing> = {
  fieldOf: (thing, group) => (group === 'path' ? thing.path : thing.rarity),
  keyOf: ({ name }) => name,
};

const blessings = fc.array(
  fc.record({
    name: fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 4 }),
    path: fc.constantFrom(...PATHS),
    rarity: fc.constantFrom(...RARITIES),
  }),
);
const options = fc.uniqueArray(
  fc.oneof(
    fc.record({ group: fc.constant('path'), value: fc.constantFrom(...PATHS) }),
    fc.record({ group: fc.constant('rarity'), value: fc.constantFrom(...RARITIES) }),
  ),
  { selector: ({ group, value }) => `${group}${value}` },
);
const search = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 2 });
const shownOf = (
  things: readonly Blessing[],
  active: { group: string; value: string }[],
  of = '',
) => [...narrowed(things, { active, search: of }, ASKED).found];

describe('narrowed', () => {
  it('law: keeps the order, and shows all where nothing is asked', () => {
    fc.assert(
      fc.property(blessings, options, search, (things, active, text) => {
        const shown = shownOf(things, active, text);
        expect(things.filter((thing) => shown.includes(thing))).toEqual(shown);
        expect(shownOf(things, [])).toEqual(things);
      }),
    );
  });

  it('law: a second option of a group adds to what it shows, one of another group takes away', () => {
    fc.assert(
      fc.property(blessings, options, (things, active) => {
        const shown = shownOf(things, active);
        for (const value of PATHS) {
          const option = { group: 'path', value };
          const more = shownOf(things, [...active.filter((one) => one.value !== value), option]);
          const hasGroup = active.some(({ group }) => group === 'path');
          expect(hasGroup ? more : shown).toEqual(expect.arrayContaining(hasGroup ? shown : more));
        }
      }),
    );
  });

  it('law: groups without an active option ask nothing, and a toggle undoes itself', () => {
    fc.assert(
      fc.property(blessings, options, (things, active) => {
        const byRarity = clearGroup(active, 'path');
        const wanted = byRarity.map(({ value }) => value);
        expect(shownOf(things, byRarity)).toEqual(
          things.filter(({ rarity }) => wanted.length === 0 || wanted.includes(rarity)),
        );
        const option = { group: 'path', value: '120' };
        const twice = toggleOption(toggleOption(active, option), option);
        expect(shownOf(things, twice)).toEqual(shownOf(things, active));
      }),
    );
  });

  it('law: a search takes away only, and what it leaves holds it', () => {
    fc.assert(
      fc.property(blessings, options, search, (things, active, text) => {
        const shown = shownOf(things, active, text);
        expect(shown).toEqual(shownOf(things, active).filter(({ name }) => name.includes(text)));
      }),
    );
  });
});
