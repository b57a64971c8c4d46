import { describe, expect, it } from 'vitest';
import { dataJson, dataset } from '../../test/real-data.ts';
import { InputError } from '../basics/input-error.ts';
import * as datasetEntry from './dataset.ts';
import * as effects from './effects.ts';
import * as root from './index.ts';
import * as searchEntry from './search.ts';
import * as stats from './stats.ts';
import * as userData from './user-data.ts';
import * as files from './warp/files.ts';
import * as warp from './warp/index.ts';

/** What JavaScript lets pass, and types do not. */
type Argument = unknown;
const HOSTILE: readonly Argument[] = [
  ...[undefined, null, true, 5, -1, 1.5, Number.NaN, 'x', '', 5n, Symbol('five')],
  ...[{}, [], [null], ['x'], new Map(), new Map([[1, null]]), () => 5, Object.create(null)],
];

const acheron = root.goal(dataset, 'acheron');
const inventory = { 2: 5 };
const pull = { id: '1', gachaId: 2003, itemId: 1102, time: '2023-04-26 00:00:00', zone: 8 };
const frame = { type: 11, isComplete: true, gapsBefore: ['1'] };
const history = { ...frame, pulls: [pull] };
const tables = warp.warpTables(dataset);
const figures = warp.statistics(tables, { type: 11, isComplete: true, pulls: [pull] });
const standing = { 11: { pity: 3, guaranteed: false } };
const steps = [{ type: 11, copies: 1 }];
const fresh = warp.odds({}, [{ type: 11, copies: 1 }]);
const chances = fresh.ok ? fresh.value.chances : new Float64Array();
const luck = { percentile: 0.5, interval: [0, 1], pulls: 1, count: 1, expected: 1 };
const span = { at: 0, oldest: '1', newest: '1', isToTheEnd: true };
const savings = { jade: 160, passes: 1 };
const days = { from: '2026-01-01', until: '2026-02-01', versions: ['2026-01-15'] };
const banner = { type: 11, copies: 1, from: '2026-01-10', until: '2026-01-31' };
const question = {
  ...{ state: standing, targets: [banner], savings: { ...savings, on: '2026-01-01' } },
  income: [{ ...savings, rhythm: 'once', on: '2026-01-05' }],
  ...{ versions: days.versions, today: '2026-01-01', featured: { 11: 0.5625 } },
};
const imported = { id: '1', type: 11, gachaId: 2003, itemId: 1102, time: pull.time, zone: 8 };
const account = { uid: '800000001', label: null, pulls: [imported] };
const written = [{ uid: '800000001', pulls: new Map([[11, [pull]]]) }];
const texts = { tables, names: new Map([[1102, 'Seele']]) };
const ascensions = dataset.charactersByPage.get('seele')?.ascensions;
const skillSteps = [{ level: 1, cost: [{ item: 2, count: 5 }] }];
const effect = { do: 'energy', to: 'ally', amount: '#1' };
const pack = searchEntry.packSearch(dataset, 'en', { kinds: ['character'] });
const document = { profile: '', name: 'preferences', document: {} };
const about = { createdAt: 0, store: 'mine', revision: 0 };
const backup = userData.packBackup([], about);

/** Arguments that every public function takes, by entry and name. */
const SOUND: Readonly<Record<string, readonly [entry: object, calls: Record<string, Argument[]>]>> =
  {
    '.': [
      root,
      {
        farming: [dataset, { 110406: 5 }, { gold: 1, crimson: 1, echo: 1, shadow: 1 }],
        goal: [dataset, 'acheron', { level: 60, skills: 4, traces: 'none' }],
        lightConeGoal: [dataset, 23000, { level: 60 }],
        nameOf: [dataset.names, 'en', 'item', 2],
        openPack: [{ format: 2 }],
        parseDataset: [{ manifest: {} }],
        plan: [dataset, { entries: [acheron], inventory }],
        requirements: [dataset, acheron],
        schedule: [root.farming(dataset, { 110406: 5 }), { powerPerDay: 240 }],
        setLevel: [dataset, acheron, 'to', 60],
        setSkill: [dataset, acheron, 1308002, 'to', 5],
        toggleTrace: [dataset, acheron, 1308101],
        upgrade: [dataset, { entry: acheron, inventory }, 'anyway'],
        upgradePart: [dataset, { entry: acheron, inventory, part: { stand: true } }, 'anyway'],
      },
    ],
    dataset: [
      datasetEntry,
      {
        elementKey: ['fire'],
        isLanguage: ['en'],
        isProtagonist: [{ gender: 'M' }],
        nameOf: [dataset.names, 'en', 'item', 2],
        parseDataset: [{ manifest: {} }],
        pathKey: ['hunt'],
        propertyKey: [['Speed'], 'Speed'],
        relicPieceKey: [101, 'head'],
        voiceActorKey: [1102, 'en'],
      },
    ],
    effects: [
      effects,
      {
        effectTexts: [dataset, 'en', { effects: [effect] }, [5]],
        featsOf: [effect],
        paramsAt: [dataset, 110202, 5],
        parseAmount: ['#1% atk'],
        parseCondition: ['enemy freeze'],
        parseEvent: ['anyAlly attack'],
        parsePer: ['#2 atk'],
        parseValue: ['#1'],
        referencedAmount: [dataset, { effects: [effect] }, effect],
        whoCan: [dataset, 'lower-def'],
      },
    ],
    search: [
      searchEntry,
      {
        foldText: ['É'],
        openSearch: [pack],
        packSearch: [dataset, 'en', { kinds: ['book'], pages: [], stageKinds: {} }],
        search: [searchEntry.openSearch(pack), 'seele', 5],
      },
    ],
    stats: [
      stats,
      {
        costBetween: [skillSteps, 1, 2],
        growingStats: [ascensions, { level: 80, ascension: 6 }],
        levelStands: [ascensions],
        mainAffixAt: [{ base: 1, perLevel: 1 }, 5],
        pricedLevels: [skillSteps],
        statAt: [100, 7.2, 5],
        subAffixRange: [{ base: 1, step: 1, steps: 2 }, 5],
        upgradesOf: [15],
      },
    ],
    userdata: [
      userData,
      {
        mergeData: [[document], [document]],
        packBackup: [[document], about],
        peekBackup: [backup.ok && backup.value],
        unpackBackup: [backup.ok && backup.value],
      },
    ],
    warp: [
      warp,
      {
        affordablePulls: [savings, { daily: savings, byVersion: savings }, days],
        bestForecastOrder: [question],
        bestOrder: [standing, steps, { pulls: 90 }],
        byDay: [[pull], { fiveStars: [{ pull }] }],
        byRoll: [11, { fiveStars: [{ pull, pity: 5 }] }],
        chanceWithin: [chances, 90],
        combineLuck: [[luck]],
        coverage: [tables, frame, { pulls: [pull], imports: [span] }],
        createStatistics: [tables, frame],
        doubtedByHand: [[pull], [span]],
        fiveStarChance: [11, 75],
        forecast: [question],
        forecastWithoutEach: [question],
        heldItems: [tables, [pull], new Map([[8001, 6]])],
        leavesAt: [11, 1e12],
        luck: [tables, history, { goal: 'fiveStar' }],
        luckTogether: [tables, [history], { goal: 'fiveStar' }],
        mergePulls: [[pull], [pull]],
        odds: [standing, steps, { 11: 0.5625 }],
        pullsByHand: [[pull], pull, { after: '1', count: 2 }],
        pullsFor: [chances, 0.5],
        rarityOf: [tables, pull],
        rateInterval: [1, 2],
        savingsOn: [savings, [{ ...savings, rhythm: 'daily' }], days],
        softPityFrom: [11],
        stateOf: [{ 11: figures }],
        statistics: [tables, history],
        targetChances: [standing, steps, { pulls: 90 }],
        versionStarts: [[{ version: '1.0', start: '2023-04-26 00:00:00' }], '2023-06-01'],
        warpTables: [dataset],
        withoutEach: [standing, steps, { pulls: 90 }],
      },
    ],
    'warp/files': [
      files,
      {
        guessColumns: [['time', 'item']],
        nameIndex: [dataset],
        parseHistory: [
          'time,type,item\n2023-04-26 00:00:00,11,Seele',
          { columns: { time: 0, type: 1, item: 2 }, names: new Map([['seele', 1102]]) },
        ],
        readSheets: [[{ name: 'one', rows: [['id', 'gacha_type', 'item_id', 'time'], ['1']] }]],
        settleAccount: [account, '800000001'],
        tableRows: [written, texts],
        withSoundIds: [account],
        workbookSize: [new Uint8Array(5)],
        writeCsv: [written, texts],
        writeUigf: [written, { ...texts, language: 'en-us', appVersion: '1', exportedAt: 5 }],
        zoneOfAccount: ['800000001'],
      },
    ],
  };

describe('every public function', () => {
  it('has sound arguments here', () => {
    for (const [entry, [exports, calls]] of Object.entries(SOUND)) {
      const functions = Object.entries(exports)
        .filter(([name, value]) => typeof value === 'function' && !name.endsWith('Error'))
        .map(([name]) => name);
      expect({ entry, functions: Object.keys(calls).sort() }).toEqual({
        entry,
        functions: functions.sort(),
      });
    }
  });

  const rows = Object.entries(SOUND).flatMap(([entry, [exports, calls]]) =>
    Object.entries(calls).map(
      ([name, sound]) =>
        [
          `${entry} ${name}`,
          (exports as Record<string, (...given: Argument[]) => unknown>)[name] as (
            ...given: Argument[]
          ) => unknown,
          sound,
        ] as const,
    ),
  );

  it.each(rows)('%s answers, or throws an InputError, whatever it is given', (_, call, sound) => {
    const faults: string[] = [];
    for (const { given, what } of bentArguments(sound)) {
      const fault = faultOf(() => call(...given));
      if (fault) faults.push(`${what}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });

  it.each(rows)('%s takes what it asks for', (_, call, sound) => {
    const isRefused = ['parseDataset', 'openPack'].includes(call.name);
    if (!isRefused) expect(() => call(...sound)).not.toThrow();
  });
});

describe('an InputError', () => {
  const raw = dataJson as never;
  it.each([
    ['plan', () => root.plan(raw, { entries: [] }), 'parseDataset or openPack'],
    ['whoCan', () => effects.whoCan(raw, 'shield'), 'parseDataset'],
    ['paramsAt', () => effects.paramsAt(raw, 110202), 'parseDataset'],
    ['effectTexts', () => effects.effectTexts(raw, 'en', { effects: [] }, []), 'parseDataset'],
    ['packSearch', () => searchEntry.packSearch(raw, 'en'), 'parseDataset'],
    ['warpTables', () => warp.warpTables(raw), 'parseDataset'],
    ['statistics', () => warp.statistics(dataset as never, history as never), 'warpTables'],
    ['openSearch', () => searchEntry.openSearch([] as never), 'packSearch'],
    ['search', () => searchEntry.search(pack as never, 'x'), 'openSearch'],
    ['chanceWithin', () => warp.chanceWithin([] as never, 5), 'odds'],
  ])('of %s tells which function makes what was expected', (_, call, remedy) => {
    expect(call).toThrow(new RegExp(`use ${remedy}\\b`));
  });
});

/** All arguments with one of them, or one value within it, replaced by what makes no sense. */
function* bentArguments(sound: readonly Argument[]) {
  for (const [at, argument] of sound.entries()) {
    for (const { value, what } of bentValues(argument, `${at}`, 0)) {
      yield { given: sound.with(at, value), what };
    }
  }
}

const DEEPEST = 3;
/** Tables are checked where they are made. */
const MADE: ReadonlySet<unknown> = new Set([dataset, dataset.names, tables, ascensions]);

function* bentValues(
  sound: Argument,
  path: string,
  depth: number,
): Generator<{ readonly value: Argument; readonly what: string }> {
  for (const value of HOSTILE) {
    yield { value, what: `${path} = ${typeof value} ${JSON.stringify(value, plain)}` };
  }
  if (depth === DEEPEST || MADE.has(sound)) return;
  if (Array.isArray(sound)) {
    if (sound.length > 9) return;
    for (const [at, row] of sound.entries()) {
      for (const bent of bentValues(row, `${path}.${at}`, depth + 1)) {
        yield { ...bent, value: sound.with(at, bent.value) };
      }
    }
  } else if (sound instanceof Map) {
    for (const [key, row] of sound) {
      for (const bent of bentValues(row, `${path}.${key}`, depth + 1)) {
        yield { ...bent, value: new Map(sound).set(key, bent.value) };
      }
    }
  } else if (Object.prototype.toString.call(sound) === '[object Object]') {
    for (const [key, row] of Object.entries(sound as object)) {
      for (const bent of bentValues(row, `${path}.${key}`, depth + 1)) {
        yield { ...bent, value: { ...(sound as object), [key]: bent.value } };
      }
    }
  }
}

function plain(_: string, value: unknown): unknown {
  return typeof value === 'object' || typeof value === 'string' ? value : String(value);
}

function faultOf(call: () => unknown): string | undefined {
  try {
    const answer = call();
    return hasNaN(answer, 0)
      ? `answers with NaN: ${JSON.stringify(answer)?.slice(0, 200)}`
      : undefined;
  } catch (error) {
    const isTold = error instanceof InputError || error instanceof root.DatasetError;
    return isTold ? undefined : String(error);
  }
}

/** Whether something holds a number that is none, or a text made of one. */
function hasNaN(value: unknown, depth: number): boolean {
  if (typeof value === 'number') return Number.isNaN(value);
  if (typeof value === 'string') return /\bNaN\b|\[object|\bundefined\b/.test(value);
  if (depth > 5 || typeof value !== 'object' || value === null) return false;
  if (ArrayBuffer.isView(value)) return false;
  const held = value instanceof Map ? [...value].flat() : Object.values(value);
  return held.some((each) => hasNaN(each, depth + 1));
}
