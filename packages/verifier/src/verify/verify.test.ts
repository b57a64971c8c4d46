import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { goal, plan, upgrade } from '@trailbook/core';
import { describe, expect, it } from 'vitest';
import { dataset } from '../../../core/test/real-data.ts';
import { goldenCase } from '../../test/golden-case.ts';
import { CASE_KINDS } from './case-kinds.ts';
import { verifyCases } from './index.ts';

const folder = join(import.meta.dirname, '../../cases');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
);
const cases = files.flatMap(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown[],
);

const sound = goldenCase({ kind: 'character', id: 1102 }, 112_510);
const requirements = cases.filter((golden) => (golden as { kind: string }).kind === 'requirements');

describe('the verifier', () => {
  it('has at least 40 cases, and all of them pass', () => {
    const verdicts = verifyCases(dataset, cases);
    expect(verdicts.length).toBeGreaterThanOrEqual(40);
    expect(verdicts.filter((verdict) => verdict.mismatches.length > 0)).toEqual([]);
  });

  it('names the path of a single altered number', () => {
    const altered = structuredClone(requirements[0]) as {
      expected: { items: Record<string, number> };
    };
    altered.expected.items['110406'] = 64;
    expect(verifyCases(dataset, altered)[0]?.mismatches).toEqual([
      { path: 'expected.items.110406', expected: 64, actual: 65 },
    ]);
  });

  it('names an item that is missing, and one too many', () => {
    const altered = structuredClone(requirements[0]) as {
      expected: { items: Record<string, number> };
    };
    const { 241: _tracks, ...others } = altered.expected.items;
    const paths = verifyCases(dataset, {
      ...altered,
      expected: { ...altered.expected, items: { ...others, 999: 1 } },
    })[0]?.mismatches.map((mismatch) => mismatch.path);
    expect(paths).toEqual(['expected.items.999', 'expected.items.241']);
  });

  it('knows the kinds of cases, and says which there are', () => {
    expect(mismatchesOf({ kind: 'poem' })).toEqual([
      { path: 'kind', expected: `one of ${Object.keys(CASE_KINDS).join(', ')}`, actual: 'poem' },
    ]);
  });

  it('a sound case passes', () => {
    expect(mismatchesOf(sound)).toEqual([]);
  });

  it.each([
    ['an unknown id', { id: 7 }, 'input.entries.0.id', 7],
    ['level 200', { to: { level: 200, ascension: 6 } }, 'input.entries.0.to.level', 200],
    ['an unknown skill', { skills: { 7: [1, 2] } }, 'input.entries.0.skills.7', [1, 2]],
    [
      'a skill that its stand does not allow',
      { skills: { 1102001: [1, 6] } },
      'input.entries.0.skills.1102001',
      [1, 6],
    ],
    ['an unknown trace', { traces: ['7'] }, 'input.entries.0.traces.7', '7'],
    [
      'a trace twice',
      { traces: ['1102101', '1102101'] },
      'input.entries.0.traces',
      ['1102101', '1102101'],
    ],
    ['a key that means nothing', { lvl: 80 }, 'input.entries.0.lvl', 80],
    ['a level as text', { to: { level: '20', ascension: 0 } }, 'input.entries.0.to.level', '20'],
  ])('refuses %s by its place', (_, change, path, actual) => {
    const [entry] = sound.input.entries;
    const mismatches = mismatchesOf({ ...sound, input: { entries: [{ ...entry, ...change }] } });
    expect(mismatches).toEqual([{ path, expected: expect.any(String), actual }]);
  });

  it('refuses a case that expects nothing', () => {
    const [mismatch] = mismatchesOf({
      ...sound,
      kind: 'plan',
      input: { entries: [] },
      expected: {},
    });
    expect(mismatch).toEqual({ path: 'expected', expected: 'something to compare', actual: {} });
    expect(mismatchesOf({ ...sound, expected: {} })[0]?.path).toBe('expected.items');
  });

  it('names a slip in what is expected', () => {
    const expected = { ...sound.expected, itmes: {} };
    expect(mismatchesOf({ ...sound, expected })).toEqual([
      { path: 'expected.itmes', expected: 'no key of this name', actual: {} },
    ]);
  });
});

describe('keys that JavaScript has a use of its own for', () => {
  it('are refused wherever they stand, though no schema sees them', () => {
    const text = JSON.stringify(sound).replace('"from"', '"skills":{"__proto__":[1,2]},"from"');
    expect(mismatchesOf(JSON.parse(text))).toEqual([
      { path: 'input.entries.0.skills.__proto__', expected: 'no key of this name', actual: [1, 2] },
    ]);
  });
});

describe('values nested deeper than any case', () => {
  const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown;

  it.each([
    ['as a case', [deep]],
    ['as a kind', { ...sound, kind: deep }],
    ['as a field of one', { ...sound, more: deep }],
  ])('fail %s, in words', (_, golden) => {
    expect(mismatchesOf(golden)).toEqual([
      { path: '', expected: 'at most 100 levels', actual: 'more' },
    ]);
  });
});

describe('cases of plans and upgrades', () => {
  const [entry] = sound.input.entries;
  const placed = { ...entry, entryId: 1 };
  const upgraded = (input: object) =>
    mismatchesOf({
      ...sound,
      kind: 'upgrade',
      input: { entry: placed, inventory: {}, mode: 'anyway', ...input },
      expected: { entry: { from: entry?.to, to: entry?.to }, inventory: {}, spent: {} },
    });

  it('refuse an inventory whose ids are written another way', () => {
    expect(upgraded({ inventory: { '02': 5 } })).toEqual([
      { path: 'input.inventory', expected: 'ids of items', actual: { '02': 5 } },
    ]);
  });

  it.each([
    ['kind', { ...placed, kind: 'lightCone', id: 23000 }, 'lightCone'],
    ['id', { ...placed, id: 1308 }, 1308],
  ])('refuse to go by way of something else: %s', (field, until, actual) => {
    expect(upgraded({ until })[0]).toMatchObject({ path: `input.until.${field}`, actual });
  });

  it('take what the package itself answers: of what is used up, none is left', () => {
    const [target] = sound.input.entries;
    if (!target) throw new Error('The case has an entry.');
    const seele = goal(dataset, target.id, { level: 20, skills: 1, traces: 'none' });
    const inventory = { 2: 3, 213: 4, 999: 1 };
    const { left, total } = plan(dataset, { entries: [seele], inventory });
    expect(left).toEqual({ 2: 0, 213: 0, 999: 1 });
    const golden = { ...sound, kind: 'plan', input: { entries: [placed], inventory } };
    expect(mismatchesOf({ ...golden, expected: { left, total } })).toEqual([]);
    expect(mismatchesOf({ ...golden, expected: { left: { 2: 1, 999: 1 } } })).toEqual([
      { path: 'expected.left.2', expected: 1, actual: undefined },
    ]);
    const done = upgrade(dataset, { entry: seele, inventory }, 'anyway');
    if (!done.ok) throw new Error('It is done anyway.');
    for (const kept of [done.value.inventory, { 999: 1 }]) {
      const { from, to } = done.value.entry;
      const expected = { entry: { from, to, skills: {}, traces: {} }, inventory: kept };
      const spent = done.value.spent;
      expect(
        mismatchesOf({
          ...sound,
          kind: 'upgrade',
          input: { entry: placed, inventory, mode: 'anyway' },
          expected: { ...expected, spent },
        }),
      ).toEqual([]);
    }
  });

  it('refuse parts of somebody else, and the same part twice', () => {
    const part = { stand: true, skills: [1308002], traces: [] };
    expect(upgraded({ part })[0]?.path).toBe('input.part.skills');
    const twice = { stand: true, skills: [1102001, 1102001], traces: [] };
    expect(upgraded({ part: twice })[0]).toMatchObject({ expected: 'each of these once' });
  });

  it('refuse difficulties that there are not', () => {
    const input = { entries: [placed], settings: { gold: 99, crimson: 1, echo: 1, shadow: 1 } };
    const [mismatch] = mismatchesOf({ ...sound, kind: 'plan', input, expected: { left: {} } });
    expect(mismatch).toMatchObject({ path: 'input.settings.gold', actual: 99 });
  });
});

describe('cases of statistics', () => {
  const pull = {
    id: '1682521200000000000',
    gachaId: 2003,
    gachaType: 11,
    itemId: 20000,
    time: '2023-04-26 00:00:00',
  };
  const refused = (input: object, pulled: object) =>
    mismatchesOf({
      version: 1,
      kind: 'statistics',
      name: 'one pull',
      input: {
        uid: '600000001',
        zone: 8,
        complete: true,
        pulls: [{ ...pull, ...pulled }],
        ...input,
      },
      expected: { banners: {} },
    })[0];

  it.each<[string, object, object, string]>([
    ['a key that means nothing', {}, { foo: 'abc' }, 'input.pulls.0.foo'],
    ['a time that is none', {}, { time: 'garbage' }, 'input.pulls.0.time'],
    ['a day that there is not', {}, { time: '2023-99-99 99:99:99' }, 'input.pulls.0.time'],
    ['an id that is none', {}, { id: 'abc' }, 'input.pulls.0.id'],
    ['what nobody pulls', {}, { itemId: 5 }, 'input.pulls.0.itemId'],
    ['half a banner', {}, { gachaId: 1.5 }, 'input.pulls.0.gachaId'],
    ['no banner type', {}, { gachaType: 3 }, 'input.pulls.0.gachaType'],
    ['a zone that there is not', { zone: 999 }, {}, 'input.zone'],
    ['an account that is none', { uid: 'x', pulls: [] }, {}, 'input.uid'],
  ])('refuse %s', (_, input, pulled, path) => {
    expect(refused(input, pulled)?.path).toBe(path);
  });

  it('take what the game has brought since, and banners that nobody knows', () => {
    expect(refused({}, { itemId: 1999, gachaId: 0 })?.path).toBe('expected.banners.11');
  });
});

function mismatchesOf(golden: unknown) {
  return verifyCases(dataset, golden)[0]?.mismatches ?? [];
}
