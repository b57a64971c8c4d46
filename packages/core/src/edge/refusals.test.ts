import { describe, expect, it } from 'vitest';
import { dataset } from '../../test/real-data.ts';
import {
  farming,
  goal,
  InputError,
  lightConeGoal,
  openPack,
  plan,
  requirements,
  schedule,
  setLevel,
  setSkill,
  upgrade,
} from '../index.ts';

const acheron = goal(dataset, 'acheron');
const cone = lightConeGoal(dataset, 23000);
/** What JavaScript lets pass, and types do not. */
const wrong = (value: unknown) => value as never;
const planOf = (...entries: unknown[]) => plan(dataset, { entries: wrong(entries) });
const at = (level: unknown, ascension: unknown = 6) => ({ ...cone, to: { level, ascension } });

describe('what the edge refuses', () => {
  it.each<[string, () => unknown, InputError['code'], string]>([
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
    ['level NaN', () => planOf(at(Number.NaN)), 'OUT_OF_RANGE', 'entries.0.to.level'],
    ['half a level', () => planOf(at(70.5)), 'OUT_OF_RANGE', 'entries.0.to.level'],
    ['a level as text', () => planOf(at('80')), 'OUT_OF_RANGE', 'entries.0.to.level'],
    ['a level of another ascension', () => planOf(at(80, 2)), 'OUT_OF_RANGE', 'entries.0.to.level'],
    [
      'a target behind its start',
      () => requirements(dataset, wrong({ ...at(80), from: cone.to, to: cone.from })),
      'OUT_OF_RANGE',
      'goal.to.ascension',
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
      'OUT_OF_RANGE',
      'inventory.credit',
    ],
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
      'OUT_OF_RANGE',
      'level',
    ],
    [
      'difficulty 9',
      () => farming(dataset, {}, { gold: 9, crimson: 1, echo: 1, shadow: 1 }),
      'OUT_OF_RANGE',
      'tiers.gold',
    ],
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

  it('says in words what would do, and what there was', () => {
    expect(() => planOf(at(70.5))).toThrow(
      'entries.0.to.level: expected whole, 70 to 80, got 70.5',
    );
  });

  it('a pack that is none', () => {
    expect(() => openPack({ format: 2 })).toThrow('Game data is damaged at format');
    expect(() => openPack({ format: 1 })).toThrow('Game data is damaged at characters');
  });
});
