import type { Entry } from '@trailbook/core/internal/planner';
import { kindOf } from '@trailbook/core/internal/user-data';
import type { WarpBanner } from '@trailbook/pages';
import { describe, expect, it } from 'vitest';
import { atRisk, type Outlook, prospectOf } from './prospect.ts';

const banner: WarpBanner = { id: 2003, type: 11, featured: 1102 };
const game: Outlook['game'] = {
  tables: { rarities: new Map(), featured: new Map([[2003, 1102]]) },
  things: new Map(),
  banners: new Map([[2003, banner]]),
};
const outlook: Outlook = {
  game,
  odds: { ...kindOf('odds').empty, savings: { jade: 16_000, passes: 0, on: '2026-11-22' } },
  collection: [],
  standing: { state: {}, open: [] },
  today: '2026-11-22',
};
/** Only what an entry is of is asked here. */
const seele = { kind: 'character', id: 1102 } as Entry;
const chanceIn = (changes: Partial<Outlook>) => {
  const prospect = prospectOf(seele, { ...outlook, ...changes });
  if (!prospect?.ok) throw new Error('There is no prospect.');
  return prospect.value.chance;
};

describe('the prospect of an entry', () => {
  it('is the chance of one copy with what the player has, from where they stand', () => {
    const [low, high] = chanceIn({});
    expect(low).toBe(high);
    expect(low).toBeGreaterThan(0.5);
    const state = { 11: { pity: 0, guaranteed: true } };
    expect(chanceIn({ standing: { state, open: [] } })[0]).toBeGreaterThan(low);
  });

  it('has two ends where a guarantee is unknown', () => {
    const [low, high] = chanceIn({ standing: { state: {}, open: [11] } });
    expect(low).toBe(chanceIn({})[0]);
    expect(high).toBe(
      chanceIn({ standing: { state: { 11: { pity: 0, guaranteed: true } }, open: [] } })[0],
    );
  });

  it('is none of what the player has, of what is never featured, and of what is made up', () => {
    const collection = [
      { itemId: 1102, kind: 'character', copies: 1, level: 0, surplus: 0 } as const,
    ];
    const own = collection.map((item) => ({ ...item, first: undefined, last: undefined }));
    expect(prospectOf(seele, { ...outlook, collection: own })).toBeUndefined();
    expect(prospectOf({ ...seele, id: 1003 } as Entry, outlook)).toBeUndefined();
    expect(prospectOf({ ...seele, custom: {} } as Entry, outlook)).toBeUndefined();
  });
});

describe('power at risk', () => {
  it('is what is needed, as often as it does not come', () => {
    expect(atRisk(1000, 0.75)).toBe(250);
    expect(atRisk(1000, 1)).toBe(0);
  });
});
