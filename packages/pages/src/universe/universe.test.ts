import { createLookup } from '@trailbook/core/internal/dataset';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smallDataset } from '../../../core/test/small-dataset.ts';
import { smallUniverse } from '../../../core/test/small-universe.ts';
import {
  clampPlace,
  placeInQuery,
  queryOfPlace,
  universeAddresses,
  universeBlessingsPage,
  universeCuriosPage,
  universeData,
  universeEntryOf,
  universePage,
  universeWeek,
  universeWorldsPage,
} from './index.ts';

const SECOND_ENTRY = Date.UTC(2024, 2, 24, 20);
const week = (now = SECOND_ENTRY) => {
  const found = universeWeek(smallUniverse, now);
  if (!found) throw new Error('There is no week.');
  return found;
};
const english = createLookup(smallUniverse, 'en');
const current = { pageId: 'current', week: week() };

describe('universeWeek', () => {
  it('changes what is current at four in the morning of the servers in Asia', () => {
    expect(week(SECOND_ENTRY - 1).current).toBe('2023-02-06');
    expect(week(SECOND_ENTRY).current).toBe('2024-03-25');
  });

  it('goes on with the last entry for good, and with the first before it began', () => {
    expect(week(Date.UTC(2030, 0, 1)).current).toBe('2024-03-25');
    expect(week(Date.UTC(2022, 0, 1)).current).toBe('2023-02-06');
  });

  it('tells when the week ends on each server, the earliest first', () => {
    const thursday = Date.UTC(2026, 10, 26, 12);
    expect(week(thursday).resets).toEqual([
      { region: 'asia', at: Date.UTC(2026, 10, 29, 20) },
      { region: 'europe', at: Date.UTC(2026, 10, 30, 3) },
      { region: 'america', at: Date.UTC(2026, 10, 30, 9) },
    ]);
  });

  it('law: stays the same until the next of its resets, which it then tells anew', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2024, 3), max: Date.UTC(2040, 0) }), (now) => {
        const [next] = week(now).resets;
        expect(next?.at).toBeGreaterThan(now);
        expect(week((next?.at ?? 0) - 1)).toEqual(week(now));
        expect(week(next?.at)).not.toEqual(week(now));
      }),
    );
  });

  it('is nothing without an entry', () => {
    expect(universeWeek(smallDataset({}), SECOND_ENTRY)).toBeUndefined();
    expect(universeAddresses(smallDataset({}))).toEqual([]);
  });
});

describe('universeEntryOf', () => {
  it('knows an entry by the number of its season, and none of the trials before', () => {
    expect(universeEntryOf(smallUniverse, '3')).toBe('2024-03-25');
    expect(universeEntryOf(smallUniverse, '1')).toBeUndefined();
    expect(universeEntryOf(smallUniverse, 'current')).toBeUndefined();
  });
});

describe('universePage', () => {
  it('finds an entry by its day, and the current one by that word', () => {
    const dated = { pageId: '2023-02-06', week: week() };
    expect(universePage(english, 'curios', dated)).toMatchObject({
      begins: '2023-02-06',
      ends: '2024-03-25',
    });
    expect(universePage(english, 'worlds', current)).toMatchObject({
      pageId: 'current',
      begins: '2024-03-25',
      ends: null,
      entries: ['2024-03-25', '2023-02-06'],
    });
  });

  it.each([
    ['worlds', '2023-01-30'],
    ['worlds', '2023-02-07'],
    ['worlds', ''],
    ['monsters', 'current'],
    ['__proto__', 'current'],
  ])('is nothing for %s of %s', (part, pageId) => {
    expect(universePage(english, part, { ...current, pageId })).toBeUndefined();
  });

  it('has an address for each part of each entry, and lists what differs from week to week', () => {
    expect(universeAddresses(smallUniverse).filter(({ isListed }) => isListed)).toEqual(
      [
        'current/worlds',
        'current/blessings',
        'current/curios',
        '2023-02-06/worlds',
        '2024-03-25/worlds',
      ].map((path) => ({ path, isListed: true })),
    );
    expect(universeAddresses(smallUniverse)).toHaveLength(9);
  });
});

describe('universeWorldsPage', () => {
  const page = universeWorldsPage(english, current);

  it('has the worlds of the entry by number, each by difficulty, without the nameless', () => {
    const shown = page?.worlds.map(({ world, areas }) => [world, areas.map(({ id }) => id)]);
    expect(shown).toEqual([
      [3, [31, 32]],
      [4, [41]],
    ]);
    const first = universeWorldsPage(english, { ...current, pageId: '2023-02-06' });
    expect(first?.worlds.map(({ areas }) => areas.length)).toEqual([1]);
  });

  it('has monsters with level and weaknesses, the strongest first', () => {
    const area = page?.worlds[0]?.areas[1];
    expect(area?.bosses).toEqual([[7, 66]]);
    expect(area?.others).toEqual([
      [9, 63],
      [8, 60],
    ]);
    expect(page?.monsters).toMatchObject({
      7: { name: { text: 'Deer' }, weaknesses: ['ice', 'fire'] },
      8: { name: null },
    });
    expect(page?.monsters).not.toHaveProperty('99');
  });

  it('leads from relics of a reward to their set, and tells how many of what is counted', () => {
    const area = page?.worlds[0]?.areas[1];
    expect(area?.firstClear).toEqual([
      ['item-1', 60],
      ['item-1001', 1],
      ['relic-63015', 1],
    ]);
    expect(area?.rewards).toEqual([
      ['relic-301', null],
      ['item-22', 200],
      ['item-2', null],
    ]);
    expect(page?.prizes['relic-63015']).toMatchObject({
      name: { text: 'Orb' },
      rarity: 5,
      page: '/relics/station',
    });
    expect(page?.prizes['relic-301']).toMatchObject({ name: { text: 'Station' }, rarity: 4 });
  });
});

describe('universeBlessingsPage', () => {
  it('has the rarest first, resonances after those of their rarity, then by path', () => {
    const page = universeBlessingsPage(english, current);
    expect(page?.blessings.map(({ id }) => id)).toEqual([4, 3, 2, 1, 5]);
    expect(page?.filters.rarities).toEqual([3, 1]);
  });

  it('calls a path as characters’ are called, and one of its own by its name', () => {
    const page = universeBlessingsPage(createLookup(smallUniverse, 'de'), current);
    expect(page?.paths).toEqual([
      { id: 120, path: 'preservation', name: { text: 'Bewahrung' } },
      { id: 127, path: null, name: { text: 'Propagation', lang: 'en' } },
    ]);
  });

  it('leaves out what has no name in any language, not what another language names', () => {
    const nameless = smallDataset({
      universe: { ...smallUniverse.universe },
      names: { cn: { blessing: { 5: '五' } } },
    });
    const page = universeBlessingsPage(createLookup(nameless, 'en'), current);
    expect(page?.blessings.map(({ name }) => name.text)).toEqual(['5']);
  });
});

describe('universeCuriosPage', () => {
  it('tells a curio of several modes once, and two of one name and picture too', () => {
    const page = universeCuriosPage(english, current);
    expect(page?.curios.map(({ id, name, params }) => [id, name.text, params])).toEqual([
      [1, 'Dice', [0.5]],
      [3, 'Moth', []],
    ]);
  });
});

describe('universeData', () => {
  it('has all parts of an entry in one', () => {
    expect(Object.keys(universeData(english, current) ?? {})).toEqual(
      expect.arrayContaining(['begins', 'week', 'worlds', 'monsters', 'blessings', 'curios']),
    );
    expect(universeData(english, { ...current, pageId: '2020-01-01' })).toBeUndefined();
  });
});

describe('a place among worlds', () => {
  const worlds = [
    { world: 1, areas: [{ difficulty: 1 }] },
    { world: 3, areas: [{ difficulty: 1 }, { difficulty: 2 }] },
  ];
  const query = (text: string) =>
    new Map(
      text.split('&').map((part) => {
        const [param = '', value = ''] = part.split('=');
        return [param, value] as const;
      }),
    );

  it('is taken from an address, its difficulty clamped to the last', () => {
    expect(placeInQuery(query('world=3&difficulty=2'), worlds)).toEqual({
      world: 1,
      difficulty: 1,
    });
    expect(placeInQuery(query('world=3&difficulty=99'), worlds)).toEqual({
      world: 1,
      difficulty: 1,
    });
    expect(placeInQuery(query('world=3'), worlds)).toEqual({ world: 1, difficulty: 0 });
    expect(placeInQuery(query('world=3&difficulty=x'), worlds)?.difficulty).toBe(0);
    expect(placeInQuery(query('world=2&difficulty=2'), worlds)).toBeUndefined();
  });

  it('law: is one that there is, whatever is asked', () => {
    const anything = fc.record({ world: fc.integer(), difficulty: fc.integer() });
    fc.assert(
      fc.property(anything, (requested) => {
        const place = clampPlace(worlds, requested);
        expect(worlds[place?.world ?? -1]?.areas[place?.difficulty ?? -1]).toBeDefined();
        expect(place && clampPlace(worlds, place)).toEqual(place);
      }),
    );
    expect(clampPlace([], { world: 0, difficulty: 0 })).toBeUndefined();
  });

  it('law: what is written into an address is read back; the first place needs nothing written', () => {
    for (const place of [
      { world: 0, difficulty: 0 },
      { world: 1, difficulty: 0 },
      { world: 1, difficulty: 1 },
    ]) {
      const written = queryOfPlace(worlds, place);
      const read = placeInQuery(query(written.slice(1)), worlds);
      expect(read ?? { world: 0, difficulty: 0 }).toEqual(place);
    }
  });
});
