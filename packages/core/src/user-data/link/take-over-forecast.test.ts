import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyForecast } from '../../../test/any-user-data.ts';
import { type ForecastDocument, forecastKind, type StoredTarget } from '../documents/forecast.ts';
import { MAX_TARGETS } from '../documents/odds.ts';
import { compareForecasts } from './compare-forecasts.ts';
import { hasRoom, takeOverForecast } from './take-over-forecast.ts';
import { travellingForecast } from './travelling-forecast.ts';

const NOW = 1_764_300_000_000;
const target: StoredTarget = {
  ...{ targetId: 7, type: 11, itemId: 1102, copies: 1 },
  ...{ from: '2026-12-02', until: '2026-12-23' },
};
const healer: StoredTarget = { ...target, targetId: 9, itemId: null, name: 'The healer' };
const line = { jade: 300, passes: 0, rhythm: 'weekly', on: null, isOn: true } as const;
const stream = { ...line, jade: 60, rhythm: 'once', on: '2026-12-24', name: 'Stream' } as const;
const forecastOf = (changes: Partial<ForecastDocument>): ForecastDocument => ({
  ...forecastKind.empty,
  ...changes,
});
const compare = (mine: ForecastDocument, theirs: ForecastDocument) =>
  compareForecasts(mine, theirs, { today: '2026-11-28', isKnown: (id) => id < 9000 });
const all = (mine: ForecastDocument, theirs: ForecastDocument) =>
  takeOverForecast(mine, { ...compare(mine, theirs), savings: theirs.savings }, NOW);

describe('a forecast that travels (P43, W60)', () => {
  const mine = forecastOf({
    ...{ savings: { jade: 160, passes: 3, on: '2026-11-28' }, achievements: true },
    ...{ featured: 'observed', targets: [target, healer] },
    income: { points: line, shop: { ...line, isOn: false }, own1764300000000: stream },
  });

  it('says what is ticked and what comes in, numbered by its order', () => {
    const targetIds = new Set([9]);
    expect(travellingForecast(mine, { targetIds, withSavings: false })).toEqual(
      forecastOf({ targets: [{ ...healer, targetId: 0 }], income: { points: line, own0: stream } }),
    );
  });

  it('says what there is only where the player says so', () => {
    const travelling = travellingForecast(mine, { targetIds: new Set(), withSavings: true });
    expect(travelling.savings).toEqual(mine.savings);
  });
});

describe('another forecast beside one’s own (P44, W60)', () => {
  const kinds = (mine: StoredTarget[], theirs: StoredTarget[]) =>
    compare(forecastOf({ targets: mine }), forecastOf({ targets: theirs })).targets.map(
      ({ kind }) => kind,
    );

  it('tells what is new, not known here, over, or there already', () => {
    const unknown = { ...target, itemId: 9999 };
    const over = { ...target, itemId: 1005, from: '2026-11-01', until: '2026-11-27' };
    expect(kinds([], [target, healer, unknown, over])).toEqual(['new', 'new', 'unknown', 'over']);
    const more = { ...target, copies: 3, until: '2026-12-30' };
    expect(kinds([target, healer], [more, healer])).toEqual(['planned', 'same']);
  });

  it('takes a banner that comes again for another one', () => {
    const again = { ...target, from: '2027-05-01', until: '2027-05-21' };
    expect(kinds([target], [again, target])).toEqual(['new', 'same']);
    expect(kinds([target], [target, target])).toEqual(['same', 'new']);
    expect(kinds([healer], [{ ...healer, name: 'The tank' }])).toEqual(['new']);
  });

  it('has each line of income beside one’s own of the same kind or name', () => {
    const { income } = compare(
      forecastOf({ income: { shop: line, own5: stream } }),
      forecastOf({
        income: {
          ...{ shop: { ...line, jade: 5 }, events: line, own0: stream },
          ...{ own1: { ...stream, name: 'Another' }, fromLater: line },
        },
      }),
    );
    expect(income.map(({ theirs, kind }) => [theirs.key, kind])).toEqual([
      ['shop', 'planned'],
      ['events', 'new'],
      ['own0', 'same'],
      ['own1', 'new'],
    ]);
  });
});

describe('taking over pieces of a forecast (P44, W60)', () => {
  it('puts copies and days in the place of one’s own, new targets behind all others', () => {
    const mine = forecastOf({ targets: [target] });
    const more = { ...target, targetId: 0, copies: 3, until: '2026-12-30' };
    const taken = all(mine, forecastOf({ targets: [healer, more] }));
    expect(taken.targets).toEqual([
      { ...more, targetId: 7 },
      { ...healer, targetId: 8 },
    ]);
  });

  it('puts lines in the place of one’s own, and others under keys that no line has', () => {
    const mine = forecastOf({ income: { shop: line, [`own${NOW}`]: { ...line, name: 'Mine' } } });
    const rare = { ...line, jade: 5, rhythm: 'daily' } as const;
    const taken = all(mine, forecastOf({ income: { shop: rare, own0: stream, own1: stream } }));
    expect(taken.income).toEqual({
      shop: { ...rare, rhythm: 'weekly' },
      [`own${NOW}`]: { ...line, name: 'Mine' },
      [`own${NOW + 1}`]: stream,
      [`own${NOW + 2}`]: stream,
    });
  });

  it('takes nothing twice, nor what was deleted meanwhile', () => {
    const theirs = forecastOf({ targets: [target, healer], income: { own0: stream } });
    const lines = { ...compare(forecastOf({}), theirs), savings: null };
    const once = takeOverForecast(forecastOf({}), lines, NOW);
    expect(takeOverForecast(once, lines, NOW)).toEqual(once);
    const planned = { ...compare(once, forecastOf({ targets: [{ ...target, copies: 5 }] })) };
    const taken = takeOverForecast(forecastOf({}), { ...planned, savings: null }, NOW);
    expect(taken).toEqual(forecastOf({}));
  });

  it('ends where a forecast has no more room, which can be told before', () => {
    const targets = Array.from({ length: MAX_TARGETS }, (_, at) => ({ ...target, itemId: at }));
    const mine = forecastOf({ targets: [target] });
    const lines = { ...compare(mine, forecastOf({ targets })), savings: null };
    expect(hasRoom(mine, lines)).toBe(false);
    expect(hasRoom(forecastOf({}), lines)).toBe(true);
    expect(takeOverForecast(mine, lines, NOW).targets).toHaveLength(MAX_TARGETS);
  });
});

describe('law: taking over any pieces of any forecast', () => {
  const picks = fc.infiniteStream(fc.boolean());
  it('keeps all that is there and was not picked, and fits the schema', () => {
    fc.assert(
      fc.property(anyForecast, anyForecast, picks, (mine, theirs, picked) => {
        const before = JSON.stringify(mine);
        const isPicked = () => picked.next().value === true;
        const lines = compare(mine, theirs);
        const pieces = {
          targets: lines.targets.filter(isPicked),
          income: lines.income.filter(isPicked),
          savings: isPicked() ? theirs.savings : null,
        };
        const taken = takeOverForecast(mine, pieces, NOW);
        expect(forecastKind.schema.safeParse(taken).success).toBe(true);
        const changed = new Set(
          pieces.targets.map((one) => ('mine' in one ? one.mine.targetId : -1)),
        );
        for (const [place, own] of mine.targets.entries()) {
          const { targetId, type, itemId } = own;
          const after = changed.has(targetId) ? { targetId, type, itemId } : own;
          expect(taken.targets[place]).toMatchObject(after);
        }
        const replaced = new Set(pieces.income.map((one) => one.mine?.key));
        for (const [key, own] of Object.entries(mine.income)) {
          if (!replaced.has(key)) expect(taken.income[key]).toEqual(own);
        }
        expect(Object.keys(taken.income)).toEqual(expect.arrayContaining(Object.keys(mine.income)));
        // The way back is what was there before: nothing of it was touched.
        expect(JSON.stringify(mine)).toBe(before);
      }),
      { numRuns: 500 },
    );
  });
});
