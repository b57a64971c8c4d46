import { describe, expect, it } from 'vitest';
import { dataset, SEELE } from '../../../test/real-data.ts';
import { adoptLegacy } from '../index.ts';

/** What cannot be read of an older plan takes nothing else with it, and is told. */

const seele = {
  ...{ entryId: 5, dataId: 'c_seele', priority: 0, type: 0, enabled: false, eidolon: 2 },
  ...{ curLevel: 20, targetLevel: 60, curAscension: 1, targetAscension: 4 },
  skills: { 1102001: { curLevel: 1, targetLevel: 4 }, 110202: { curLevel: 2, targetLevel: 6 } },
  traces: { 1102101: 2, 1102201: 1 },
};
const bronya = { ...seele, entryId: 6, dataId: 'c_bronya', skills: {}, traces: {} };

function adopted(first: unknown, settings?: unknown) {
  const calculator = JSON.stringify({ version: 4, settings, entries: [first, bronya] });
  const outcome = adoptLegacy({ calculator }, dataset);
  if (!outcome.ok || !outcome.value) throw new Error(JSON.stringify(outcome));
  const { planner, leftBehind } = outcome.value;
  const ofSeele = planner.entries.find(({ id }) => id === SEELE);
  return { ofSeele, settings: planner.settings, leftBehind, count: planner.entries.length };
}

describe('an optional field that holds null', () => {
  it.each([
    ['enabled', { enabled: true }],
    ['eidolon', { eidolon: 0 }],
    ['skills', { skills: {} }],
    ['traces', { traces: {} }],
  ])('says nothing, and nothing is lost: %s', (name, expected) => {
    const { ofSeele, leftBehind, count } = adopted({ ...seele, [name]: null });
    expect(ofSeele).toMatchObject({ from: { level: 20 }, to: { level: 60 }, ...expected });
    expect(leftBehind).toEqual({ entries: [], items: [], points: 0, partly: [] });
    expect(count).toBe(2);
  });

  it('neither do a skill, a trace and a tier that hold null', () => {
    const skills = { ...seele.skills, 1102001: null };
    const traces = { ...seele.traces, 1102101: null };
    const { ofSeele, settings, leftBehind } = adopted(
      { ...seele, skills, traces },
      { gold: null, crimson: 2 },
    );
    expect(ofSeele).toMatchObject({ skills: { 1102002: [2, 6] }, traces: { 1102201: 'selected' } });
    expect(settings).toMatchObject({ gold: 5, crimson: 2 });
    expect(leftBehind.points).toBe(0);
  });
});

describe('a level that cannot be read', () => {
  it.each([
    ['curLevel', { from: { level: 20, ascension: 1 }, to: { level: 60, ascension: 4 } }],
    ['targetLevel', { from: { level: 20, ascension: 1 }, to: { level: 60, ascension: 4 } }],
    ['curAscension', { from: { level: 20, ascension: 0 }, to: { level: 60, ascension: 4 } }],
    ['targetAscension', { from: { level: 20, ascension: 1 }, to: { level: 60, ascension: 4 } }],
  ])('is the lowest that what stands beside it allows, and told: %s', (name, stands) => {
    for (const value of [null, 'x', {}]) {
      const { ofSeele, leftBehind } = adopted({ ...seele, [name]: value, skills: {}, traces: {} });
      // The highest of an ascension where its level is not told: a target is what was wanted at least.
      if (name === 'targetLevel') expect(ofSeele?.to.ascension).toBe(4);
      else expect(ofSeele).toMatchObject(stands);
      expect(leftBehind).toEqual({ entries: [], items: [], points: 1, partly: ['c_seele'] });
    }
  });

  it('is where the other stands, where nothing is told of one', () => {
    const target = { targetLevel: null, targetAscension: null, skills: {}, traces: {} };
    const { ofSeele, leftBehind } = adopted({ ...seele, ...target });
    expect(ofSeele?.to).toEqual(ofSeele?.from);
    expect(leftBehind.points).toBe(2);
  });

  it('a number that is written as text is one', () => {
    const { ofSeele, leftBehind } = adopted({ ...seele, targetLevel: '60', eidolon: '2' });
    expect(ofSeele).toMatchObject({ to: { level: 60 }, eidolon: 2 });
    expect(leftBehind.points).toBe(0);
  });
});

describe('what cannot be read', () => {
  it.each([
    ['enabled', 'yes'],
    ['eidolon', []],
    ['skills', 7],
    ['traces', 'all'],
  ])('leaves the rest of its entry, and is told: %s', (name, value) => {
    const { ofSeele, leftBehind } = adopted({ ...seele, [name]: value });
    expect(ofSeele).toMatchObject({ from: { level: 20 }, to: { level: 60 } });
    expect(leftBehind).toMatchObject({ points: 1, partly: ['c_seele'] });
  });

  it('of a skill leaves the other skills', () => {
    const skills = {
      1102001: { curLevel: 'x', targetLevel: null },
      110202: { curLevel: 2, targetLevel: null },
      110203: { curLevel: null, targetLevel: 3 },
    };
    const { ofSeele, leftBehind } = adopted({ ...seele, skills });
    expect(ofSeele).toMatchObject({ skills: { 1102002: [2, 2], 1102003: [1, 3] } });
    expect(leftBehind.points).toBe(3);
  });

  it.each([
    [null, '1'],
    ['c_seele', '1'],
    [{ ...seele, dataId: 7 }, '1'],
    [{ ...seele, dataId: 'seele', type: 'character' }, 'seele'],
  ])('is the entry alone, by its name or its place: %j', (entry, name) => {
    const { leftBehind, count } = adopted(entry);
    expect(count).toBe(1);
    expect(leftBehind.entries).toEqual([name]);
  });

  it('of an inventory leaves the other items', () => {
    const items = { m_29328: '500', m_409962: 'many', m_110406: null };
    const outcome = adoptLegacy({ inventory: JSON.stringify({ version: 2, items }) }, dataset);
    expect(outcome).toMatchObject({
      value: {
        inventory: { items: { 2: 500, 110406: 0 } },
        leftBehind: { items: ['m_409962'] },
      },
    });
  });
});

it('an item of both spellings has the higher count', () => {
  const inventory = JSON.stringify({ items: { 29328: 900, m_29328: 3 } });
  const calculator = JSON.stringify({ version: 1, entries: [] });
  expect(adoptLegacy({ calculator, inventory }, dataset)).toMatchObject({
    value: { inventory: { items: { 2: 900 } } },
  });
});

describe('what there is not', () => {
  it.each([
    ['an eidolon', { eidolon: 9 }],
    ['a level', { targetLevel: 95, targetAscension: 6 }],
    ['an ascension', { targetLevel: 80, targetAscension: 7 }],
    ['a level of a skill', { skills: { 1102002: { curLevel: 8, targetLevel: 12 } } }],
    ['a goal below', { skills: { 1102002: { curLevel: 4, targetLevel: 2 } } }],
    ['a state of a trace', { traces: { 1102101: 2, 1102201: 3 } }],
  ])('comes as what is nearest, and is told: %s', (_, other) => {
    const { ofSeele, leftBehind } = adopted({ ...seele, ...other });
    expect(ofSeele).toBeDefined();
    expect(leftBehind).toMatchObject({ points: 1, partly: ['c_seele'] });
  });

  it('of a tier is told', () => {
    const { settings, leftBehind } = adopted(seele, { gold: 99, crimson: 3, echo: 2, shadow: 1 });
    expect(settings).toMatchObject({ crimson: 3, echo: 2, shadow: 1 });
    expect(leftBehind).toMatchObject({ points: 1, partly: [] });
  });

  it('of the oldest version’s skills and traces is told', () => {
    const entry = { ...seele, dataId: 'seele', type: 1 };
    const points = {
      skills: { ...seele.skills, 9999001: { curLevel: 1, targetLevel: 4 } },
      traces: { ...seele.traces, 9999101: 2, 9999201: 0 },
    };
    const reported = (of: object) => {
      const calculator = JSON.stringify({ version: 1, entries: [{ ...entry, ...of }] });
      const outcome = adoptLegacy({ calculator }, dataset);
      return outcome.ok ? outcome.value?.leftBehind : undefined;
    };
    expect(reported({})).toMatchObject({ points: 0, partly: [] });
    expect(reported(points)).toMatchObject({ points: 2, partly: ['c_seele'] });
  });
});

describe('a plan that does not name its version', () => {
  it.each([undefined, null])('is of one with prefixed ids where it has those: %s', (version) => {
    const outcome = adoptLegacy({ calculator: { version, entries: [seele] } }, dataset);
    expect(outcome).toMatchObject({ value: { planner: { entries: [{ id: SEELE }] } } });
  });
});
