import { describe, expect, it } from 'vitest';
import { dataJson, dataset } from '../../test/real-data.ts';
import {
  farming,
  goal,
  InputError,
  lightConeGoal,
  nameOf,
  openPack,
  plan,
  requirements,
  schedule,
  setLevel,
  setSkill,
  toggleTrace,
  upgrade,
  upgradePart,
} from './index.ts';

const acheron = goal(dataset, 'acheron');
const cone = lightConeGoal(dataset, 23000);
/** What JavaScript lets pass, and types do not. */
const wrong = (value: unknown) => value as never;
const planOf = (...entries: unknown[]) => plan(dataset, { entries: wrong(entries) });
const at = (level: unknown, ascension: unknown = 6) => ({ ...cone, to: { level, ascension } });

const runs = farming(dataset, { 110406: 5 });
const one = (task: object) => ({ tasks: [{ ...runs.tasks[0], ...task }] });
const partly = (part: unknown) =>
  upgradePart(dataset, { entry: acheron, inventory: {}, part: wrong(part) }, 'anyway');

type Row = [what: string, call: () => unknown, code: InputError['code'], path: string];

describe('the public functions refuse', () => {
  it.each<Row>([
    ['an unknown page id', () => goal(dataset, 'nobody'), 'UNKNOWN_ID', 'character'],
    ['a light cone for a character', () => goal(dataset, 23000), 'UNKNOWN_ID', 'character'],
    ['an unknown id in a plan', () => planOf({ ...acheron, id: 7 }), 'UNKNOWN_ID', 'entries.0.id'],
    [
      'a variant that there is not',
      () => planOf({ ...acheron, enhanced: 3 }),
      'UNKNOWN_ID',
      'entries.0.enhanced',
    ],
    ['level 200', () => goal(dataset, 'acheron', { level: 200 }), 'OUT_OF_RANGE', 'level'],
    ['level NaN', () => planOf(at(Number.NaN)), 'WRONG_TYPE', 'entries.0.to.level'],
    ['half a level', () => planOf(at(70.5)), 'WRONG_TYPE', 'entries.0.to.level'],
    ['a level as text', () => planOf(at('80')), 'WRONG_TYPE', 'entries.0.to.level'],
    ['a level of another ascension', () => planOf(at(80, 2)), 'OUT_OF_RANGE', 'entries.0.to.level'],
    [
      'a target behind its start',
      () => requirements(dataset, wrong({ ...at(80), from: cone.to, to: cone.from })),
      'OUT_OF_RANGE',
      'goal.to.ascension',
    ],
    [
      'a point whose id is written another way',
      () => planOf({ ...acheron, skills: { ...acheron.skills, '01308001': [1, 6] } }),
      'UNKNOWN_ID',
      'entries.0.skills.01308001',
    ],
    [
      'a point of somebody else',
      () => planOf({ ...acheron, skills: { 1102001: [1, 6] } }),
      'UNKNOWN_ID',
      'entries.0.skills.1102001',
    ],
    [
      'skill level 11',
      () => planOf({ ...acheron, skills: { 1308002: [1, 16] } }),
      'OUT_OF_RANGE',
      'entries.0.skills.1308002',
    ],
    [
      'a state that no trace has',
      () => planOf({ ...acheron, traces: { 1308101: 'Selected' } }),
      'OUT_OF_RANGE',
      'entries.0.traces.1308101',
    ],
    ['eidolon 9', () => goal(dataset, 'acheron', { eidolon: 9 }), 'OUT_OF_RANGE', 'eidolon'],
    [
      'eidolon 9 in a plan',
      () => planOf({ ...acheron, eidolon: 9 }),
      'OUT_OF_RANGE',
      'entries.0.eidolon',
    ],
    ['one entry twice', () => planOf(acheron, acheron), 'DUPLICATE_ENTRY', 'entries.1.entryId'],
    ['an entry that is none', () => planOf(null), 'WRONG_TYPE', 'entries.0'],
    ['no entries', () => plan(dataset, wrong({})), 'WRONG_TYPE', 'entries'],
    [
      'a slip in a key',
      () => plan(dataset, wrong({ entries: [], inventroy: {} })),
      'UNKNOWN_KEY',
      'input',
    ],
    ['a slip in a wish', () => goal(dataset, 'acheron', wrong({ lvl: 80 })), 'UNKNOWN_KEY', 'wish'],
    [
      'an inventory of another shape',
      () => plan(dataset, { entries: [], inventory: wrong(new Map([[2, 100]])) }),
      'WRONG_TYPE',
      'inventory',
    ],
    [
      'an inventory by name',
      () => plan(dataset, { entries: [], inventory: { credit: 100 } }),
      'UNKNOWN_KEY',
      'inventory',
    ],
    ...['02', ' 2', '2.0', '1e1', '__proto__'].map(
      (key): Row => [
        `the item id ${key}, which is another's in disguise`,
        () => plan(dataset, { entries: [], inventory: JSON.parse(`{"${key}":5,"2":3}`) }),
        'UNKNOWN_KEY',
        'inventory',
      ],
    ),
    ['counts as text', () => farming(dataset, wrong({ 2: '5' })), 'WRONG_TYPE', 'missing.2'],
    [
      'less than nothing',
      () => plan(dataset, { entries: [], inventory: { 2: -1 } }),
      'OUT_OF_RANGE',
      'inventory.2',
    ],
    [
      'a mode that there is not',
      () => upgrade(dataset, { entry: acheron, inventory: {} }, wrong('maybe')),
      'OUT_OF_RANGE',
      'mode',
    ],
    [
      'a skill that waits for a higher level',
      () => goal(dataset, 'acheron', { level: 20, skills: 8 }),
      'OUT_OF_RANGE',
      'skills',
    ],
    [
      'a trace that waits for a higher level',
      () => goal(dataset, 'acheron', { level: 1, traces: [1308103] }),
      'OUT_OF_RANGE',
      'traces',
    ],
    ['level 81 by edit', () => setLevel(dataset, acheron, 'to', 81), 'OUT_OF_RANGE', 'level'],
    [
      'a side of its own',
      () => setLevel(dataset, acheron, wrong('up'), 80),
      'OUT_OF_RANGE',
      'side',
    ],
    [
      'a skill level that there is not',
      () => setSkill(dataset, acheron, 1308002, 'to', 1.5),
      'WRONG_TYPE',
      'level',
    ],
    [
      'a skill of somebody else',
      () => setSkill(dataset, acheron, 7, 'to', 2),
      'UNKNOWN_ID',
      'point',
    ],
    [
      'a trace for a skill',
      () => setSkill(dataset, acheron, 1308101, 'to', 2),
      'UNKNOWN_ID',
      'point',
    ],
    ['no trace', () => toggleTrace(dataset, acheron, Number.NaN), 'UNKNOWN_ID', 'point'],
    ['a part with a slip', () => partly({ skill: [1308002] }), 'UNKNOWN_KEY', 'part'],
    ['a part of somebody else', () => partly({ skills: [1102001] }), 'UNKNOWN_ID', 'part.skills'],
    ['a skill for a trace', () => partly({ traces: [1308002] }), 'UNKNOWN_ID', 'part.traces'],
    ['a part that is half true', () => partly({ stand: 1 }), 'WRONG_TYPE', 'part.stand'],
    [
      'difficulty 9',
      () => farming(dataset, {}, { gold: 9, crimson: 1, echo: 1, shadow: 1 }),
      'OUT_OF_RANGE',
      'tiers.gold',
    ],
    ['no difficulties', () => farming(dataset, {}, wrong(null)), 'WRONG_TYPE', 'tiers'],
    [
      'no language',
      () => nameOf(dataset.names, wrong('xx'), 'item', 2),
      'OUT_OF_RANGE',
      'language',
    ],
    ['no kind', () => nameOf(dataset.names, 'en', wrong('constructor'), 2), 'OUT_OF_RANGE', 'kind'],
    ['no names', () => nameOf(wrong(null), 'en', 'item', 2), 'WRONG_TYPE', 'names'],
    ['no tables', () => plan(wrong(null), { entries: [] }), 'WRONG_TYPE', 'tables.sources'],
    ['tables that are a number', () => farming(wrong(5), {}), 'WRONG_TYPE', 'tables.sources'],
    ['data for tables', () => goal(wrong(dataJson), 'seele'), 'WRONG_TYPE', 'tables.sources'],
    ...Object.entries({
      attempts: Number.NaN,
      attemptsWithSynthesis: -5,
      power: 0,
      kind: 'constructor',
      items: null,
    }).map(
      ([field, value]): Row => [
        `a task whose ${field} is ${value}`,
        () => schedule({ ...runs, tasks: wrong([{ ...runs.tasks[0], [field]: value }]) }),
        field === 'power' || field === 'kind' || field === 'attemptsWithSynthesis'
          ? 'OUT_OF_RANGE'
          : 'WRONG_TYPE',
        `farming.tasks.0.${field}`,
      ],
    ),
    [
      'a task that is none',
      () => schedule(wrong({ tasks: [{}] })),
      'WRONG_TYPE',
      'farming.tasks.0.items',
    ],
    [
      'more than anyone lives to farm',
      () => schedule(farming(dataset, { 2: Number.MAX_SAFE_INTEGER })),
      'OUT_OF_RANGE',
      'farming.days',
    ],
    [
      'the same with lower tiers made into higher ones',
      () => schedule(wrong(one({ attemptsWithSynthesis: 1e9 })), { withSynthesis: true }),
      'OUT_OF_RANGE',
      'farming.days',
    ],
    [
      'more weeks of Echoes of War than that, whatever the power',
      () => schedule(wrong(one({ kind: 'echoOfWar', attempts: 1e6 })), { powerPerDay: 1_000_000 }),
      'OUT_OF_RANGE',
      'farming.days',
    ],
    ...[{}, Symbol('five'), 5n].map(
      (level): Row => [
        `a skill's level that is a ${typeof level}`,
        () => goal(dataset, 'acheron', wrong({ skills: { 1308002: level } })),
        'WRONG_TYPE',
        'skills.1308002',
      ],
    ),
    ['a pack that is none', () => openPack(null), 'WRONG_TYPE', 'pack'],
    ['a pack of another format', () => openPack({ format: 2 }), 'OUT_OF_RANGE', 'pack.format'],
    ['an empty pack', () => openPack({ format: 1 }), 'WRONG_TYPE', 'pack.characters'],
    [
      'a day without power',
      () => schedule(farming(dataset, {}), { powerPerDay: 0 }),
      'OUT_OF_RANGE',
      'pace.powerPerDay',
    ],
  ])('%s', (_, call, code, path) => {
    expect(call).toThrow(InputError);
    expect(call).toThrow(TypeError);
    expect(call).toThrow(expect.objectContaining({ code, path }));
  });

  it.each([
    [
      'half a level',
      () => planOf(at(70.5)),
      'entries.0.to.level: expected whole, 70 to 80, got number 70.5',
    ],
    [
      'a text',
      () => planOf(at('80')),
      'entries.0.to.level: expected whole, 70 to 80, got string 80',
    ],
    [
      'an object of no kind',
      () => planOf(Object.create(null, { kind: { value: {} } })),
      'got object Object',
    ],
    [
      'what was asked for, not what came of it',
      () => goal(dataset, 'acheron', { level: 1, skills: 8 }),
      'skills: expected whole, 1 to 1, got number 8',
    ],
    [
      'the same of where it is today',
      () => goal(dataset, 'acheron', { from: { level: 1, skills: 10 } }),
      'from.skills: expected whole, 1 to 1, got number 10',
    ],
  ])('says in words what would do, and what there was: %s', (_, call, words) => {
    expect(call).toThrow(words);
  });
});

describe('names', () => {
  it.each(['__proto__', 'toString'])('are never found under %s', (key) => {
    expect(nameOf(dataset.names, 'en', 'item', wrong(key))).toBeUndefined();
  });
});

describe('the public functions accept', () => {
  it('entries with fields of their own, and carry them through', () => {
    const marked = { ...acheron, note: 'for Friday' };
    expect(plan(dataset, { entries: [marked] })).toEqual(plan(dataset, { entries: [acheron] }));
    expect(setLevel(dataset, marked, 'to', 60).note).toBe('for Friday');
    const done = upgrade(dataset, { entry: marked, inventory: {} }, 'anyway');
    expect(done).toMatchObject({ ok: true, value: { entry: { note: 'for Friday' } } });
  });

  it('an entry that was changed since, and plan it as it is now', () => {
    const changed = goal(dataset, 'acheron');
    plan(dataset, { entries: [changed] });
    Object.assign(changed, { to: { level: 20, ascension: 0 }, skills: {}, traces: {} });
    const fresh = JSON.parse(JSON.stringify(changed));
    expect(plan(dataset, { entries: [changed] })).toEqual(plan(dataset, { entries: [fresh] }));
  });
});
