import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseOption,
  clearGroup,
  type FilterOption,
  filtersOf,
  optionsOf,
  passesFilters,
  toggleOption,
} from './filters.ts';

const seele: Record<string, string> = { rarity: '5', path: 'hunt', element: 'quantum' };
const passes = (...active: FilterOption[]) => passesFilters(active, (group) => seele[group] ?? '');
const option = (group: string, value: string): FilterOption => ({ group, value });

describe('filters', () => {
  it('keep everything when none is active', () => expect(passes()).toBe(true));

  it('widen within a group', () => {
    expect(passes(option('rarity', '4'), option('rarity', '5'))).toBe(true);
    expect(passes(option('rarity', '4'))).toBe(false);
  });

  it('narrow across groups', () => {
    expect(passes(option('rarity', '5'), option('path', 'hunt'))).toBe(true);
    expect(passes(option('rarity', '5'), option('path', 'harmony'))).toBe(false);
  });

  it('match any value of a field that has several', () => {
    expect(passesFilters([option('use', 'b')], () => ['a', 'b'])).toBe(true);
  });

  it('a choice of a dropdown is the only one of its group, and leaves the others', () => {
    const active = [option('a', '1'), option('a', '2'), option('b', '1')];
    expect(chooseOption(active, option('a', '3'))).toEqual([option('b', '1'), option('a', '3')]);
  });

  it('law: switching an option twice changes nothing but order, and clearing a group leaves the others', () => {
    const anyOption = fc.record({
      group: fc.constantFrom('a', 'b'),
      value: fc.constantFrom('1', '2'),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(anyOption, { selector: (o) => o.group + o.value }),
        anyOption,
        (active, one) => {
          const twice = toggleOption(toggleOption(active, one), one);
          expect(new Set(twice.map((o) => o.group + o.value))).toEqual(
            new Set(active.map((o) => o.group + o.value)),
          );
          expect(clearGroup(active, 'a')).toEqual(active.filter((o) => o.group === 'b'));
        },
      ),
    );
  });
});

it('active options are kept by group and come back the same', () => {
  const active = [option('rarity', '5'), option('path', 'hunt'), option('rarity', '4')];
  expect(filtersOf(active)).toEqual({ rarity: ['5', '4'], path: ['hunt'] });
  expect(
    optionsOf(filtersOf(active)).every((one) => active.some((other) => other.value === one.value)),
  ).toBe(true);
  expect(optionsOf({})).toEqual([]);
});

describe('laws of things with several values', () => {
  const groups = ['weaken', 'protect'] as const;
  const anyOption = fc.record({
    group: fc.constantFrom(...groups),
    value: fc.constantFrom('1', '2', '3'),
  });
  const anyThing = fc.record({
    weaken: fc.subarray(['1', '2', '3']),
    protect: fc.subarray(['1', '2', '3']),
  });
  const anyActive = fc.uniqueArray(anyOption, { selector: (o) => o.group + o.value });
  const isKept = (
    active: readonly FilterOption[],
    thing: Readonly<Record<string, readonly string[]>>,
  ) => passesFilters(active, (group) => thing[group] ?? []);

  it('one more option of a group that is asked loses nothing; the first of another finds nothing new', () => {
    fc.assert(
      fc.property(anyActive, anyOption, anyThing, (active, one, thing) => {
        const isChosen = active.some(({ group }) => group === one.group);
        const before = isKept(active, thing);
        const after = isKept([...active, one], thing);
        expect(isChosen ? before && !after : after && !before).toBe(false);
      }),
    );
  });

  it('of each group that is asked something is there, and all such things are kept', () => {
    fc.assert(
      fc.property(anyActive, anyThing, (active, thing) => {
        const chosen = groups.filter((group) => active.some((one) => one.group === group));
        const has = chosen.every((group) =>
          active.some((one) => one.group === group && thing[group].includes(one.value)),
        );
        expect(isKept(active, thing)).toBe(has);
      }),
    );
  });

  it('neither order nor repetition of options matters', () => {
    fc.assert(
      fc.property(anyActive, anyThing, (active, thing) => {
        expect(isKept([...active, ...active].reverse(), thing)).toBe(isKept(active, thing));
      }),
    );
  });
});
