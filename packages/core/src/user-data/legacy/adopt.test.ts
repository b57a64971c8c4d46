import { describe, expect, it } from 'vitest';
import { dataset, SEELE } from '../../../test/real-data.ts';
import { adoptLegacy, type LegacyBlock } from '../index.ts';
import { legacyConfig } from './adopt.ts';
import { gameItemId } from './item-ids.ts';

const seele = {
  entryId: 1_682_500_000_000,
  dataId: 'c_seele',
  priority: 0,
  type: 0,
  enabled: false,
  curLevel: 20,
  targetLevel: 60,
  curAscension: 1,
  targetAscension: 4,
  eidolon: 2,
  skills: { 1102001: { curLevel: 1, targetLevel: 4 }, 110202: { curLevel: 2, targetLevel: 6 } },
  traces: { 1102101: 2, 1102201: 1, 1102202: 0 },
};
const newest: LegacyBlock = {
  calculator: JSON.stringify({
    version: 4,
    migrated: true,
    settings: { gold: 4, crimson: 6, echo: 5, shadow: 4 },
    entries: [{ ...seele, entryId: 2, dataId: 'l_in-the-night', type: 1, priority: 1 }, seele],
  }),
  inventory: JSON.stringify({ version: 2, items: { m_29328: 5000, m_409962: 3, m_110406: 7 } }),
};

function adopted(block: LegacyBlock) {
  const outcome = adoptLegacy(block, dataset);
  if (!outcome.ok || !outcome.value) throw new Error(JSON.stringify(outcome));
  return outcome.value;
}

describe('the older stores', () => {
  it('become a plan and an inventory with the game’s own ids', () => {
    const { planner, inventory, leftBehind } = adopted(newest);
    expect(planner.settings).toEqual({ gold: 4, crimson: 6, echo: 5, shadow: 4 });
    expect(planner.entries.map(({ id, priority }) => [id, priority])).toEqual([
      [SEELE, 0],
      [23001, 1],
    ]);
    expect(planner.entries[0]).toMatchObject({
      entryId: 1_682_500_000_000,
      enabled: false,
      eidolon: 2,
      from: { level: 20, ascension: 1 },
      to: { level: 60, ascension: 4 },
      skills: { 1102001: [1, 4], 1102002: [2, 6] },
      traces: { 1102101: 'unlocked', 1102201: 'selected' },
    });
    expect(inventory.items).toEqual({ 2: 5000, 211: 3, 110406: 7 });
    expect(leftBehind).toEqual({ entries: [], items: [], points: 0, partly: [] });
  });

  it('a skill beyond what its level allows is clamped, as an edit would be, and counted', () => {
    const entry = { ...seele, curLevel: 1, curAscension: 0, targetLevel: 20, targetAscension: 0 };
    const { planner, leftBehind } = adopted({ calculator: { version: 4, entries: [entry] } });
    expect(planner.entries[0]).toMatchObject({ skills: { 1102001: [1, 1], 1102002: [1, 1] } });
    // Both skills, and the trace that needs an ascension.
    expect(leftBehind).toEqual({ entries: [], items: [], points: 3, partly: ['c_seele'] });
  });

  it('a character at its highest rank keeps the skills and traces it has', () => {
    const done = { curLevel: 80, curAscension: 6, targetLevel: 80, targetAscension: 6 };
    const skills = {
      1102001: { curLevel: 5, targetLevel: 6 },
      110202: { curLevel: 9, targetLevel: 10 },
    };
    const traces = { 1102103: 2, 1102208: 2, 1102210: 1 };
    const { planner, leftBehind } = adopted({
      calculator: { version: 4, entries: [{ ...seele, ...done, skills, traces }] },
    });
    expect(planner.entries[0]).toMatchObject({
      from: { level: 80, ascension: 6 },
      to: { level: 80, ascension: 6 },
      skills: { 1102001: [5, 6], 1102002: [9, 10] },
      traces: { 1102103: 'unlocked', 1102208: 'unlocked', 1102210: 'selected' },
    });
    expect(leftBehind.points).toBe(0);
  });

  it('a memosprite’s skill is what the first of its skills says', () => {
    const skills = {
      1140203: { curLevel: 1, targetLevel: 3 },
      1140206: { curLevel: 1, targetLevel: 4 },
    };
    const { planner, leftBehind } = adopted({
      calculator: { version: 4, entries: [{ ...seele, dataId: 'c_aglaea', skills, traces: {} }] },
    });
    expect(planner.entries[0]).toMatchObject({ skills: { 1402302: [1, 3] } });
    expect(leftBehind.points).toBe(0);
  });

  it('a tree that lists its skills at no state, and points that are free, loses nothing', () => {
    const traces = { 1102001: 0, 1102004: 0, 1102007: 1 };
    const { leftBehind } = adopted({
      calculator: { version: 4, entries: [{ ...seele, skills: {}, traces }] },
    });
    expect(leftBehind.points).toBe(0);
  });

  it('of the oldest version, in two stores, go through the whole chain', () => {
    const old = {
      ...seele,
      dataId: 'seele',
      type: 1,
      skills: { ...seele.skills, 5: seele.skills[110202] },
    };
    const { planner, inventory } = adopted({
      'calculator-main': '{"settings":{"gold":2}}',
      'calculator-entries': JSON.stringify([old]),
      inventory: '{"items":{"29328":9}}',
    });
    expect(planner.settings).toEqual({ gold: 2, crimson: 6, echo: 6, shadow: 4 });
    expect(planner.entries[0]).toMatchObject({ id: SEELE, priority: 0 });
    expect(inventory.items).toEqual({ 2: 9 });
  });

  it('an empty newer list hides no earlier one, whatever its version', () => {
    const old = { ...seele, dataId: 'seele', type: 1 };
    for (const entries of [[], null]) {
      const { planner, leftBehind } = adopted({
        calculator: { version: 4, entries },
        'calculator-main': { settings: { gold: 2 } },
        'calculator-entries': [old],
      });
      expect(planner.entries).toMatchObject([{ id: SEELE, skills: { 1102001: [1, 4] } }]);
      expect(planner.settings.gold).toBe(2);
      expect(leftBehind.entries).toEqual([]);
    }
  });

  it('of two lists the newer comes first, and what it holds is not doubled by the earlier', () => {
    const cone = { ...seele, entryId: 7, dataId: 'in-the-night', type: 2, priority: 5 };
    const { planner } = adopted({
      ...newest,
      'calculator-entries': [{ ...seele, dataId: 'seele', type: 1, targetLevel: 80 }, cone],
    });
    expect(planner.entries.map(({ entryId }) => entryId)).toEqual([1_682_500_000_000, 2, 7]);
    expect(planner.entries[0]?.to.level).toBe(60);
  });

  it('an earlier list that cannot be brought up to date is told, and holds no newer one back', () => {
    const nobody = [{ ...seele, dataId: 'nobody', type: 1 }];
    const { planner, leftBehind } = adopted({ ...newest, 'calculator-entries': nobody });
    expect(planner.entries).toHaveLength(2);
    expect(leftBehind.entries).toEqual(['nobody']);
    const alone = { calculator: { version: 4, entries: [] }, 'calculator-entries': nobody };
    expect(adoptLegacy(alone, dataset)).toEqual({
      ok: false,
      error: { code: 'LEGACY_NO_CHARACTER', id: 'nobody' },
    });
  });

  it('what has no place here is named, not dropped in silence', () => {
    const { leftBehind, planner } = adopted({
      calculator: {
        version: 4,
        entries: [
          { ...seele, skills: { 77: seele.skills[110202] } },
          { ...seele, dataId: 'c_custom-1' },
        ],
      },
      inventory: { version: 2, items: { m_999999999: 4 } },
    });
    expect(planner.entries).toHaveLength(1);
    expect(leftBehind).toEqual({
      entries: ['c_custom-1'],
      items: ['m_999999999'],
      points: 1,
      partly: ['c_seele'],
    });
  });

  it('a trace among the skills, or a skill among the traces, has no place either', () => {
    const mixed = {
      skills: { ...seele.skills, 1102101: { curLevel: 1, targetLevel: 1 } },
      traces: { ...seele.traces, 1102001: 2 },
    };
    const { leftBehind, planner } = adopted({
      calculator: { version: 4, entries: [{ ...seele, ...mixed }] },
    });
    expect(planner.entries[0]).toMatchObject({
      skills: { 1102001: [1, 4], 1102002: [2, 6] },
      traces: { 1102101: 'unlocked', 1102201: 'selected' },
    });
    expect(leftBehind.points).toBe(2);
  });

  it('two entries of the same moment both stay', () => {
    const { planner } = adopted({ calculator: { version: 4, entries: [seele, seele] } });
    expect(new Set(planner.entries.map(({ entryId }) => entryId)).size).toBe(2);
  });

  it('an amount that was no number counts as 0, and is never negative', () => {
    const { inventory } = adopted({ inventory: '{"items":{"m_29328":null,"m_409962":-4}}' });
    expect(inventory.items).toEqual({ 2: 0, 211: 0 });
  });

  it('none of them: nothing to adopt', () => {
    expect(adoptLegacy({}, dataset)).toEqual({ ok: true, value: undefined });
  });

  it.each([
    [
      'no JSON',
      { calculator: '{"version":' },
      { code: 'LEGACY_BROKEN', store: 'calculator', path: '' },
    ],
    [
      'entries that are no list',
      { calculator: { version: 4, entries: seele } },
      { code: 'LEGACY_BROKEN', store: 'calculator', path: 'entries' },
    ],
    [
      'a version of later days',
      { calculator: { version: 9, entries: [] } },
      { code: 'LEGACY_NEWER', version: 9 },
    ],
    [
      'an unknown character of the oldest version',
      { calculator: { entries: [{ ...seele, dataId: 'nobody', type: 1 }] } },
      { code: 'LEGACY_NO_CHARACTER', id: 'nobody' },
    ],
  ])('fail with a reason and stay: %s', (_what, block, error) => {
    expect(adoptLegacy(block, dataset)).toEqual({ ok: false, error });
  });

  it('a plan comes without its inventory, an inventory without its plan, and the other is told', () => {
    const broken = adopted({ ...newest, inventory: '{"version":2,"items":' });
    expect(broken.planner.entries).toHaveLength(2);
    expect(broken.unread).toEqual({ code: 'LEGACY_BROKEN', store: 'inventory', path: '' });
    const newer = adopted({ ...newest, calculator: { version: 9, entries: [] } });
    expect(newer.inventory.items).toEqual({ 2: 5000, 211: 3, 110406: 7 });
    expect(newer.unread).toEqual({ code: 'LEGACY_NEWER', version: 9 });
  });

  it('wait while the game’s data is not loaded', () => {
    expect(adoptLegacy(newest, undefined)).toEqual({
      ok: false,
      error: { code: 'LEGACY_NO_CONFIG' },
    });
  });
});

describe('ids of the other site', () => {
  it('lead to items of the game, and none of them is also an id of the game', () => {
    expect(gameItemId('29328')).toBe(2);
    expect(gameItemId('110406')).toBe(110406);
    expect(gameItemId('coin')).toBeUndefined();
    for (const item of dataset.items.keys())
      expect([item, gameItemId(String(item))]).toEqual([item, item]);
  });

  it('every character has skills and traces to be known by', () => {
    for (const [page, ids] of legacyConfig(dataset))
      expect([page, ids.size > 10]).toEqual([page, true]);
  });
});
