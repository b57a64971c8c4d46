import { describe, expect, it } from 'vitest';
import { dataset } from '../../../test/real-data.ts';
import type { InputError } from '../index.ts';
import { mergeData, packBackup, peekBackup, unpackBackup } from '../user-data.ts';
import * as files from './files.ts';
import * as warp from './index.ts';

const tables = warp.warpTables(dataset);
const pull = { id: '1', gachaId: 2003, itemId: 1102, time: '2023-04-26 00:00:00', zone: 8 };
const history = { type: 11, isComplete: true, pulls: [pull] } as const;
const device = { profile: '', name: 'preferences', document: {} } as const;
const about = { createdAt: 0, store: 'mine', revision: 0 };
const span = { at: 0, oldest: '1', newest: '1', isToTheEnd: true } as const;
const step = { type: 11, copies: 1 } as const;
const fresh = warp.odds({}, [step]);
const chances = fresh.ok ? fresh.value.chances : new Float64Array();
const days = { from: '2026-01-01', until: '2026-02-01', versions: [] };
const none = { jade: 0, passes: 0 };
const income = { daily: none, byVersion: none };

const question = {
  ...{ state: {}, targets: [], savings: { ...none, on: '2026-01-01' }, income: [] },
  ...{ versions: [], today: '2026-01-01' },
};

/** What JavaScript lets pass, and types do not. */
const wrong = (value: unknown) => value as never;

type Row = [what: string, call: () => unknown, code: InputError['code'], path: string];

describe('what functions of warps refuse', () => {
  it.each<Row>([
    ...[99, '__proto__', '11', undefined].flatMap((type): Row[] => [
      [
        `a history of type ${type}`,
        () => warp.statistics(tables, { ...history, type: wrong(type) }),
        'UNKNOWN_ID',
        'history.type',
      ],
      [
        `a step of type ${type}`,
        () => warp.odds({}, [{ type: wrong(type), copies: 1 }]),
        'UNKNOWN_ID',
        'steps.0.type',
      ],
      [`a rise of type ${type}`, () => warp.softPityFrom(wrong(type)), 'UNKNOWN_ID', 'type'],
      [`a chance of type ${type}`, () => warp.fiveStarChance(wrong(type), 1), 'UNKNOWN_ID', 'type'],
      [
        `rolls of type ${type}`,
        () => warp.byRoll(wrong(type), { fiveStars: [] }),
        'UNKNOWN_ID',
        'type',
      ],
      [`records of type ${type}`, () => warp.leavesAt(wrong(type), 0), 'UNKNOWN_ID', 'type'],
    ]),
    ['no tables', () => warp.statistics(wrong(null), history), 'WRONG_TYPE', 'tables.rarities'],
    [
      'the dataset for tables',
      () => warp.statistics(wrong(dataset), history),
      'WRONG_TYPE',
      'tables.rarities',
    ],
    ['no history', () => warp.statistics(tables, wrong(null)), 'WRONG_TYPE', 'history'],
    [
      'no pulls',
      () => warp.statistics(tables, wrong({ ...history, pulls: {} })),
      'WRONG_TYPE',
      'history.pulls',
    ],
    [
      'pulls that are none',
      () => warp.statistics(tables, wrong({ ...history, pulls: [null] })),
      'WRONG_TYPE',
      'history.pulls.0',
    ],
    [
      'ids that are numbers',
      () => warp.mergePulls([], [wrong({ ...pull, id: 1 })]),
      'WRONG_TYPE',
      'b.0.id',
    ],
    [
      'pages that are none',
      () => warp.createStatistics(tables, history).append(wrong([5])),
      'WRONG_TYPE',
      'pulls.0',
    ],
    [
      'luck of another goal',
      () => warp.luck(tables, history, { goal: wrong('money') }),
      'OUT_OF_RANGE',
      'question.goal',
    ],
    [
      'coverage of no imports',
      () => warp.coverage(tables, history, wrong({ pulls: [] })),
      'WRONG_TYPE',
      'imports',
    ],
    ...(
      [
        ['of null', null, 'imports.0'],
        ['without a moment', { ...span, at: Number.NaN }, 'imports.0.at'],
        ['from no row', { ...span, oldest: undefined }, 'imports.0.oldest'],
        ['to a number', { ...span, newest: 5 }, 'imports.0.newest'],
        ['to an end in words', { ...span, isToTheEnd: 'yes' }, 'imports.0.isToTheEnd'],
      ] as const
    ).map(
      ([what, value, path]): Row => [
        `an import ${what}`,
        () => warp.coverage(tables, history, { pulls: [pull], imports: [wrong(value)] }),
        'WRONG_TYPE',
        path,
      ],
    ),
    [
      'luck since no time',
      () => warp.luck(tables, history, { goal: 'fiveStar', since: 'yesterday' }),
      'OUT_OF_RANGE',
      'question.since',
    ],
    [
      'luck together of no list',
      () => warp.luckTogether(tables, wrong(history), { goal: 'fiveStar' }),
      'WRONG_TYPE',
      'histories',
    ],
    [
      'luck together of a history that is none',
      () =>
        warp.luckTogether(tables, [history, wrong({ ...history, type: 3 })], { goal: 'fiveStar' }),
      'UNKNOWN_ID',
      'histories.1.type',
    ],
    [
      'luck together of another goal',
      () => warp.luckTogether(tables, [history], { goal: wrong('money') }),
      'OUT_OF_RANGE',
      'question.goal',
    ],
    ['rows by hand among none', () => warp.pullsByHand(wrong(null), pull), 'WRONG_TYPE', 'pulls'],
    ...(
      [
        ['nothing', null, 'WRONG_TYPE', 'remembered'],
        ['no thing', { ...pull, itemId: 0 }, 'OUT_OF_RANGE', 'remembered.itemId'],
        ['a banner in words', { ...pull, gachaId: 'x' }, 'WRONG_TYPE', 'remembered.gachaId'],
        ['no time', { ...pull, time: 'noon' }, 'OUT_OF_RANGE', 'remembered.time'],
        ['no zone', { ...pull, zone: 99 }, 'OUT_OF_RANGE', 'remembered.zone'],
      ] as const
    ).map(
      ([what, value, code, path]): Row => [
        `a row by hand of ${what}`,
        () => warp.pullsByHand([], wrong(value)),
        code,
        path,
      ],
    ),
    [
      'a place by hand that is unknown',
      () => warp.pullsByHand([], pull, wrong({ beside: '1' })),
      'UNKNOWN_KEY',
      'place',
    ],
    [
      'no rows by hand',
      () => warp.pullsByHand([], pull, { count: 0 }),
      'OUT_OF_RANGE',
      'place.count',
    ],
    ['doubts of no imports', () => warp.doubtedByHand([], wrong(null)), 'WRONG_TYPE', 'imports'],
    [
      'doubts of an import from nowhere',
      () => warp.doubtedByHand([], [wrong({ newest: '1' })]),
      'WRONG_TYPE',
      'imports.0.oldest',
    ],
    ['days of no pulls', () => warp.byDay(wrong(null), { fiveStars: [] }), 'WRONG_TYPE', 'pulls'],
    ['days of no figures', () => warp.byDay([], wrong(null)), 'WRONG_TYPE', 'figures.fiveStars'],
    [
      'days of 5★s that are none',
      () => warp.byDay([], wrong({ fiveStars: [null] })),
      'WRONG_TYPE',
      'figures.fiveStars.0',
    ],
    ['no state', () => warp.odds(wrong(null), [step]), 'WRONG_TYPE', 'state'],
    ['no steps', () => warp.odds({}, wrong(null)), 'WRONG_TYPE', 'steps'],
    [
      'a state of no type',
      () => warp.odds(wrong({ 99: { pity: 0 } }), [step]),
      'UNKNOWN_KEY',
      'state',
    ],
    [
      'a guarantee in words',
      () => warp.odds(wrong({ 12: { pity: 0, guaranteed: 'no' } }), [step]),
      'WRONG_TYPE',
      'state.12.guaranteed',
    ],
    [
      'pity in words',
      () => warp.odds(wrong({ 12: { pity: '0', guaranteed: false } }), [step]),
      'WRONG_TYPE',
      'state.12.pity',
    ],
    [
      'copies in words',
      () => warp.odds({}, [wrong({ type: 11, copies: '1' })]),
      'WRONG_TYPE',
      'steps.0.copies',
    ],
    ['a chance of 2', () => warp.odds({}, [step], { 11: 2 }), 'OUT_OF_RANGE', 'featured.11'],
    ['a chance below none', () => warp.odds({}, [step], { 11: -1 }), 'OUT_OF_RANGE', 'featured.11'],
    [
      'a chance of NaN',
      () => warp.odds({}, [step], { 11: Number.NaN }),
      'WRONG_TYPE',
      'featured.11',
    ],
    [
      'a budget of NaN',
      () => warp.bestOrder({}, [step], { pulls: Number.NaN }),
      'WRONG_TYPE',
      'budget.pulls',
    ],
    [
      'less than no budget',
      () => warp.withoutEach({}, [step], { pulls: -5 }),
      'OUT_OF_RANGE',
      'budget.pulls',
    ],
    ['chances that are a list', () => warp.chanceWithin(wrong([1]), 5), 'WRONG_TYPE', 'chances'],
    ['more than certain', () => warp.pullsFor(chances, 1.1), 'OUT_OF_RANGE', 'chance'],
    ['a chance that is none', () => warp.pullsFor(chances, Number.NaN), 'WRONG_TYPE', 'chance'],
    [
      'what these pulls never give',
      () => warp.pullsFor(Float64Array.of(0, 0.3), 0.5),
      'OUT_OF_RANGE',
      'chance',
    ],
    ['a pull before the first', () => warp.fiveStarChance(11, 0), 'OUT_OF_RANGE', 'pull'],
    [
      'NaN in jade',
      () => warp.affordablePulls({ ...none, jade: Number.NaN }, income, days),
      'WRONG_TYPE',
      'savings.jade',
    ],
    [
      'debts',
      () => warp.affordablePulls({ ...none, jade: -500 }, income, days),
      'OUT_OF_RANGE',
      'savings.jade',
    ],
    [
      'no day',
      () => warp.affordablePulls(none, income, { ...days, from: 'x' }),
      'OUT_OF_RANGE',
      'days.from',
    ],
    [
      'the 30th of February',
      () => warp.affordablePulls(none, income, { ...days, from: '2026-02-30' }),
      'OUT_OF_RANGE',
      'days.from',
    ],
    [
      'an income of no rhythm',
      () => warp.savingsOn(none, [{ ...none, rhythm: wrong('yearly') }], days),
      'OUT_OF_RANGE',
      'lines.0.rhythm',
    ],
    [
      'something that comes once, and on no day',
      () => warp.forecast({ ...question, income: [wrong({ ...none, rhythm: 'once' })] }),
      'WRONG_TYPE',
      'income.0.on',
    ],
    [
      'a banner without an end',
      () => warp.forecast({ ...question, targets: [wrong({ ...step, from: '2026-01-01' })] }),
      'WRONG_TYPE',
      'targets.0.until',
    ],
    [
      'savings of no day',
      () => warp.bestForecastOrder({ ...question, savings: wrong(none) }),
      'WRONG_TYPE',
      'savings.on',
    ],
    [
      'a question with more than there is to ask',
      () => warp.forecastWithoutEach(wrong({ ...question, luck: 1 })),
      'UNKNOWN_KEY',
      'question',
    ],
    ['the end of time', () => warp.versionStarts([], '9999-01-01'), 'OUT_OF_RANGE', 'until'],
    ['more successes than tries', () => warp.rateInterval(5, 2), 'OUT_OF_RANGE', 'succeeded'],
    ['less than none', () => warp.rateInterval(-1, 3), 'OUT_OF_RANGE', 'succeeded'],
    ['no luck', () => warp.combineLuck(wrong([null])), 'WRONG_TYPE', 'parts.0'],
    [
      'luck of NaN',
      () =>
        warp.combineLuck([
          { percentile: Number.NaN, interval: [0, 1], pulls: 1, count: 1, expected: 1 },
        ]),
      'WRONG_TYPE',
      'parts.0.percentile',
    ],
    ['no dataset', () => warp.warpTables(wrong(5)), 'WRONG_TYPE', 'dataset.characters'],
    ['what is held of nothing', () => warp.heldItems(tables, wrong(null)), 'WRONG_TYPE', 'pulls'],
    ['what is held of a text', () => warp.heldItems(tables, wrong('x')), 'WRONG_TYPE', 'pulls.0'],
    ['no statistics', () => warp.stateOf(wrong({ 11: null })), 'WRONG_TYPE', 'statistics.11'],
    ['statistics of no banner', () => warp.stateOf(wrong({ 99: {} })), 'UNKNOWN_KEY', 'statistics'],
    [
      'a budget of NaN',
      () => warp.targetChances({}, [step], { pulls: Number.NaN }),
      'WRONG_TYPE',
      'budget.pulls',
    ],
    ['no file', () => files.parseHistory(wrong(null)), 'WRONG_TYPE', 'file'],
    ['no workbook', () => files.workbookSize(wrong('PK')), 'WRONG_TYPE', 'file'],
    ['no account', () => files.withSoundIds(wrong(5)), 'WRONG_TYPE', 'account'],
    ['a file that is a number', () => files.parseHistory(wrong(5)), 'WRONG_TYPE', 'file'],
    ...(
      [
        ['no place', {}, 'WRONG_TYPE', 'profile'],
        ['no name', { profile: '' }, 'WRONG_TYPE', 'name'],
        ['a name of nothing', { ...device, name: 'poems' }, 'UNKNOWN_ID', 'name'],
        ['the name of a player’s own', { ...device, name: 'inventory' }, 'UNKNOWN_ID', 'name'],
        ['no content', { ...device, document: null }, 'WRONG_TYPE', 'document'],
        ['rows that are none', { ...device, rows: {} }, 'WRONG_TYPE', 'rows'],
      ] as const
    ).flatMap(([what, stored, code, at]): Row[] => [
      [`a document of ${what}`, () => packBackup([wrong(stored)], about), code, `data.0.${at}`],
      [`theirs of ${what}`, () => mergeData([], [wrong(stored)]), code, `theirs.0.${at}`],
    ]),
    ['no backup', () => unpackBackup(wrong(null)), 'WRONG_TYPE', 'file'],
    ['a backup as text', () => peekBackup(wrong('x')), 'WRONG_TYPE', 'file'],
  ])('%s', (_, call, code, path) => {
    expect(call).toThrow(expect.objectContaining({ name: 'InputError', code, path }));
  });

  it('a state that is not asked for is refused like one that is', () => {
    const state = { 12: { pity: 99, guaranteed: false } };
    expect(warp.odds(state, [step])).toMatchObject({ ok: false, error: { code: 'ODDS_BAD_PITY' } });
  });
});

describe('what they answer', () => {
  it('is what the house hears: all else is the very same function', () => {
    const figures = warp.statistics(tables, history);
    expect(figures).toMatchObject({ pulls: 1, won: 1, averagePity: 1 });
    const grown = warp.createStatistics(tables, history).append([pull]).append([]);
    expect(grown.figures()).toEqual(figures);
    expect(warp.luck(tables, history, { goal: 'fiveStar' })).toMatchObject({ ok: false });
    expect(warp.affordablePulls({ jade: 320, passes: 1 }, income, days)).toBe(3);
  });

  it('is a certainty at the last pull, and not before', () => {
    expect(chances.at(-1)).toBe(1);
    expect(warp.chanceWithin(chances, 1e9)).toBe(1);
    expect(warp.pullsFor(chances, 1)).toBe(180);
  });
});
