import type { Entry } from '@trailbook/core/internal/planner';
import { kindOf } from '@trailbook/core/internal/user-data';
import type { WarpBanner } from '@trailbook/pages';
import { describe, expect, it } from 'vitest';
import { oddsAnswer } from '../../warp/odds/odds-answer.ts';
import { questionOf } from '../../warp/odds/question-of.ts';
import { atRisk, type Outlook, prospectsOf } from './prospect.ts';

const banner: WarpBanner = { id: 2003, type: 11, featured: 1102 };
const game: Outlook['game'] = {
  tables: { rarities: new Map(), featured: new Map([[2003, 1102]]) },
  things: new Map(),
  banners: new Map([[2003, banner]]),
  unnumbered: [],
};
const outlook: Outlook = {
  game,
  odds: { ...kindOf('odds').empty, savings: { jade: 16_000, passes: 0, on: '2026-11-22' } },
  collection: [],
  standing: { state: {}, open: [] },
  today: '2026-11-22',
};
/** Only what an entry is of, whether it counts and when it is served is asked here. */
const entryOf = (id: number, priority = 0, changes: Partial<Entry> = {}) =>
  ({ kind: 'character', id, priority, enabled: true, ...changes }) as Entry;
const seele = entryOf(1102);
const prospectsIn = (entries: readonly Entry[], changes: Partial<Outlook> = {}) => {
  const prospects = prospectsOf(entries, { ...outlook, ...changes });
  if (!prospects.ok) throw new Error(prospects.error.code);
  return prospects.value;
};
const prospectIn = (changes: Partial<Outlook>) => {
  const prospect = prospectsIn([seele], changes).get(1102);
  if (!prospect) throw new Error('There is no prospect.');
  return prospect;
};

describe('the prospect of an entry', () => {
  it('is the chance of one copy with what the player has, from where they stand', () => {
    const [low, high] = prospectIn({}).chance;
    expect(low).toBe(high);
    expect(low).toBeGreaterThan(0.5);
    const state = { 11: { pity: 0, guaranteed: true } };
    expect(prospectIn({ standing: { state, open: [] } }).chance[0]).toBeGreaterThan(low);
  });

  it('has two ends where a guarantee is unknown', () => {
    const [low, high] = prospectIn({ standing: { state: {}, open: [11] } }).chance;
    expect(low).toBe(prospectIn({}).chance[0]);
    expect(high).toBe(
      prospectIn({ standing: { state: { 11: { pity: 0, guaranteed: true } }, open: [] } })
        .chance[0],
    );
  });

  it('is none of what the player has, of what is never featured, and of what is made up', () => {
    const collection = [
      { itemId: 1102, kind: 'character', copies: 1, level: 0, surplus: 0 } as const,
    ];
    const own = collection.map((item) => ({ ...item, first: undefined, last: undefined }));
    expect(prospectsIn([seele], { collection: own }).size).toBe(0);
    expect(prospectsIn([entryOf(1003)]).size).toBe(0);
    expect(prospectsIn([entryOf(1102, 0, { custom: {} } as Partial<Entry>)]).size).toBe(0);
  });
});

describe('the prospects of three entries with one stock of jade', () => {
  const banners = [1102, 1205, 1006].map(
    (featured, at): WarpBanner => ({
      ...{ id: 2003 + at, type: 11, featured },
    }),
  );
  const three = {
    game: { ...game, banners: new Map(banners.map((one) => [one.id, one])) },
    odds: { ...outlook.odds, savings: { jade: 32_000, passes: 0, on: outlook.today } },
  };
  const plan = [entryOf(1006, 2), entryOf(1102, 0), entryOf(1205, 1)];

  it('count the jade once, in the plan’s order: sure, then 57.9 %, then 14.9 %', () => {
    const prospects = prospectsIn(plan, three);
    expect([1102, 1205, 1006].map((id) => prospects.get(id)?.before)).toEqual([0, 1, 2]);
    const shared = [1102, 1205, 1006].map((id) => prospects.get(id)?.chance[0].toFixed(3));
    expect(shared).toEqual(['1.000', '0.579', '0.149']);
    const alone = [1102, 1205, 1006].map((id) => prospects.get(id)?.alone);
    expect(alone).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
  });

  it('end with the chance of the whole plan, as the odds page tells it', () => {
    const targets = [1102, 1205, 1006].map((itemId) => ({ type: 11, copies: 1, itemId }) as const);
    const question = questionOf(three.game, { ...three.odds, targets }, outlook);
    const answer = question && oddsAnswer(question);
    if (!answer?.ok) throw new Error('There is no answer.');
    const last = prospectsIn(plan, three).get(1006)?.chance[0];
    expect(last).toBe(answer.value.steps.at(-1));
    expect(last).toBeCloseTo(answer.value.chance, 12);
  });

  it('leave out what the player took out of the plan', () => {
    const [third, first, second] = plan as [Entry, Entry, Entry];
    const left = prospectsIn([third, { ...first, enabled: false }, second], three);
    expect(left.has(1102)).toBe(false);
    expect(left.get(1205)).toMatchObject({ before: 0, chance: [1, 1] });
  });
});

describe('power at risk', () => {
  it('is what is needed, as often as it does not come', () => {
    expect(atRisk(1000, 0.75)).toBe(250);
    expect(atRisk(1000, 1)).toBe(0);
  });
});
