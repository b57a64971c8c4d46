import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterEntry, dataset, lightConeEntry } from '../../test/real-data.ts';
import type { PointId } from '../dataset/index.ts';
import {
  setAscension,
  setEnhanced,
  setEverything,
  setLevel,
  setSkill,
  toggleTrace,
} from './edit.ts';
import { type CharacterEntry, eidolonBonus, isTrace, pointsOf } from './entry.ts';
import { isBehind } from './levels.ts';

const BASIC = 1102001 as PointId;
const SKILL = 1102002 as PointId;
const TECHNIQUE = 1102007 as PointId;
const FIRST_BONUS = 1102101 as PointId;
const TRACE_OF_75 = 1102209 as PointId;

const full = characterEntry(1102);

describe('a new entry', () => {
  it('goes from nothing to everything', () => {
    expect(full.from).toEqual({ level: 1, ascension: 0 });
    expect(full.to).toEqual({ level: 80, ascension: 6 });
    expect(full.skills[BASIC]).toEqual([1, 6]);
    expect(full.skills[SKILL]).toEqual([1, 10]);
  });

  it('tracks only skills with more than one level, and selects all 13 traces', () => {
    expect(full.skills[TECHNIQUE]).toBeUndefined();
    expect(Object.values(full.traces)).toEqual(Array(13).fill('selected'));
  });

  it('tracks both memosprite points of a Remembrance character, and no free extra of a protagonist', () => {
    expect(Object.keys(characterEntry(1407).skills)).toHaveLength(6);
    expect(Object.keys(characterEntry(8007).traces)).toHaveLength(13);
  });
});

describe('levels', () => {
  it('raise the target when the current level passes it', () => {
    const low = setLevel(dataset, full, 'to', 30);
    expect(setLevel(dataset, low, 'from', 55).to).toEqual({ level: 55, ascension: 4 });
  });

  it('never let the target fall behind the current level', () => {
    const started = setLevel(dataset, full, 'from', 50);
    expect(setLevel(dataset, started, 'to', 20).to.level).toBe(50);
  });

  it('clamp skills to what the stands allow', () => {
    const low = setLevel(dataset, full, 'to', 40);
    expect(low.to.ascension).toBe(2);
    expect(low.skills[SKILL]).toEqual([1, 3]);
    expect(low.skills[BASIC]).toEqual([1, 2]);
  });

  it('reset traces that the target no longer allows, unlocked ones too', () => {
    const unlocked = value(toggleTrace(dataset, full, TRACE_OF_75));
    expect(unlocked.traces[TRACE_OF_75]).toBe('unlocked');
    const low = setLevel(dataset, unlocked, 'to', 74);
    expect(low.traces[TRACE_OF_75]).toBeUndefined();
    expect(low.traces[FIRST_BONUS]).toBe('selected');
  });

  it('leave an entry of an unknown character as it is', () => {
    const unknown = { ...full, id: 999999 as typeof full.id };
    expect(setLevel(dataset, unknown, 'to', 5)).toBe(unknown);
    expect(setAscension(dataset, unknown, 'to', 5)).toBe(unknown);
    expect(setEverything(dataset, unknown)).toBe(unknown);
  });
});

describe('skills', () => {
  it('keep the target at least at the current level', () => {
    const grown = setLevel(dataset, full, 'from', 80);
    const five = value(
      setSkill(dataset, value(setSkill(dataset, grown, SKILL, 'to', 4)), SKILL, 'from', 6),
    );
    expect(five.skills[SKILL]).toEqual([6, 6]);
    expect(value(setSkill(dataset, five, SKILL, 'to', 2)).skills[SKILL]).toEqual([6, 6]);
  });

  it('refuse a level that the ascension of that side does not allow', () => {
    expect(setSkill(dataset, full, SKILL, 'from', 4)).toEqual({
      ok: false,
      error: { code: 'SKILL_NEEDS_RANK', point: SKILL, level: 4, rank: 3 },
    });
    const low = setAscension(dataset, full, 'to', 3);
    expect(setSkill(dataset, low, SKILL, 'to', 10)).toMatchObject({ error: { rank: 6 } });
    expect(setSkill(dataset, low, SKILL, 'to', 4).ok).toBe(true);
  });

  it('refuse a level that the character level does not allow', () => {
    // No skill of the game has such a limit today; the rule is P13.
    const tables = withLevelLimit(SKILL, 3, 35);
    const low = setLevel(tables, full, 'to', 34);
    expect(setSkill(tables, low, SKILL, 'to', 3)).toEqual({
      ok: false,
      error: { code: 'SKILL_NEEDS_LEVEL', point: SKILL, level: 3, characterLevel: 35 },
    });
  });

  it('stay within their levels, and take what is no number as the first', () => {
    expect(value(setSkill(dataset, full, BASIC, 'to', 99)).skills[BASIC]).toEqual([1, 6]);
    expect(value(setSkill(dataset, full, BASIC, 'to', Number.NaN)).skills[BASIC]).toEqual([1, 1]);
    expect(setSkill(dataset, full, TECHNIQUE, 'to', 2)).toMatchObject({
      error: { code: 'UNKNOWN_POINT' },
    });
  });
});

describe('traces', () => {
  it('cycle none, selected, unlocked, none', () => {
    const unlocked = value(toggleTrace(dataset, full, FIRST_BONUS));
    const none = value(toggleTrace(dataset, unlocked, FIRST_BONUS));
    const selected = value(toggleTrace(dataset, none, FIRST_BONUS));
    expect([unlocked, none, selected].map((entry) => entry.traces[FIRST_BONUS])).toEqual([
      'unlocked',
      undefined,
      'selected',
    ]);
  });

  it('refuse without the ascension or the level', () => {
    const low = setLevel(dataset, full, 'to', 20);
    expect(toggleTrace(dataset, low, FIRST_BONUS)).toEqual({
      ok: false,
      error: { code: 'TRACE_NEEDS_RANK', point: FIRST_BONUS, rank: 2 },
    });
    const almost = setLevel(dataset, full, 'to', 74);
    expect(toggleTrace(dataset, almost, TRACE_OF_75)).toEqual({
      ok: false,
      error: { code: 'TRACE_NEEDS_LEVEL', point: TRACE_OF_75, characterLevel: 75 },
    });
  });

  it('call a trace that needs both a program error', () => {
    const tables = withLevelLimit(FIRST_BONUS, 1, 30);
    expect(() => toggleTrace(tables, full, FIRST_BONUS)).toThrow('both');
  });

  it('need a level or an ascension everywhere in the game, never both', () => {
    for (const character of dataset.characters.values()) {
      for (const point of character.variants.flatMap((variant) => variant.points)) {
        for (const level of point.levels) {
          expect(level.ascension === undefined || level.characterLevel === undefined).toBe(true);
        }
      }
    }
  });
});

describe('variants', () => {
  it('carry skills and traces over by their place in the tree, and back', () => {
    const edited = value(
      toggleTrace(dataset, value(setSkill(dataset, full, SKILL, 'to', 7)), FIRST_BONUS),
    );
    const enhanced = setEnhanced(dataset, edited, 1);
    expect(enhanced.skills[11102002]).toEqual([1, 7]);
    expect(enhanced.traces[11102101]).toBe('unlocked');
    expect(setEnhanced(dataset, enhanced, 0)).toEqual(edited);
  });

  it('stay where there is no other', () => {
    const other = characterEntry(1407);
    expect(setEnhanced(dataset, other, 1)).toBe(other);
  });
});

it('eidolons add levels to the skills they name', () => {
  const point = pointsOf(dataset, full).find((candidate) => candidate.id === SKILL);
  if (!point) throw new Error('Seele has no skill.');
  const bonuses = [0, 2, 3, 5, 6].map((eidolon) =>
    eidolonBonus(dataset, { ...full, eidolon }, point),
  );
  expect(bonuses).toEqual([0, 0, 2, 2, 2]);
});

it('everything to the maximum keeps what is already unlocked', () => {
  const unlocked = value(toggleTrace(dataset, full, FIRST_BONUS));
  const low = setLevel(dataset, unlocked, 'to', 50);
  expect(setEverything(dataset, low)).toEqual({
    ...unlocked,
    traces: { ...full.traces, [FIRST_BONUS]: 'unlocked' },
  });
  expect(setEverything(dataset, setLevel(dataset, lightConeEntry(23000), 'to', 3)).to.level).toBe(
    80,
  );
});

it('law: after any edits the target is not behind, and skills and traces fit the stands', () => {
  const edit = fc.oneof(
    fc.record({
      kind: fc.constant('level'),
      side: fc.constantFrom('from', 'to'),
      to: fc.integer({ min: 0, max: 90 }),
    }),
    fc.record({
      kind: fc.constant('rank'),
      side: fc.constantFrom('from', 'to'),
      to: fc.integer({ min: 0, max: 6 }),
    }),
    fc.record({
      kind: fc.constant('skill'),
      side: fc.constantFrom('from', 'to'),
      to: fc.integer({ min: 1, max: 10 }),
    }),
    fc.record({
      kind: fc.constant('trace'),
      side: fc.constantFrom('from', 'to'),
      to: fc.integer({ min: 0, max: 12 }),
    }),
  );
  const points = pointsOf(dataset, full);
  const traces = points.filter(isTrace);
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 25 }), (edits) => {
      let entry: CharacterEntry = full;
      for (const { kind, side, to } of edits) {
        if (kind === 'level') entry = setLevel(dataset, entry, side as 'from', to);
        if (kind === 'rank') entry = setAscension(dataset, entry, side as 'from', to);
        const done =
          kind === 'skill'
            ? setSkill(dataset, entry, SKILL, side as 'from', to)
            : kind === 'trace'
              ? toggleTrace(dataset, entry, (traces[to] as (typeof traces)[number]).id)
              : undefined;
        if (done?.ok) entry = done.value;
        expect(isBehind(entry.to, entry.from)).toBe(false);
        for (const point of points) {
          const skill = entry.skills[point.id];
          const [from, goal] = skill ?? [0, 0];
          expect(from).toBeLessThanOrEqual(goal);
          expect(point.levels[from - 1]?.ascension ?? 0).toBeLessThanOrEqual(entry.from.ascension);
          expect(point.levels[goal - 1]?.ascension ?? 0).toBeLessThanOrEqual(entry.to.ascension);
          if (!entry.traces[point.id]) continue;
          expect(point.levels[0]?.ascension ?? 0).toBeLessThanOrEqual(entry.to.ascension);
          expect(point.levels[0]?.characterLevel ?? 0).toBeLessThanOrEqual(entry.to.level);
        }
      }
    }),
  );
});

function value<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Seele's tables with one point's level also bound to a character level. */
function withLevelLimit(id: PointId, level: number, characterLevel: number): typeof dataset {
  const character = dataset.characters.get(full.id);
  if (!character) throw new Error('There is no Seele.');
  const variants = character.variants.map((variant) => ({
    ...variant,
    points: variant.points.map((point) => ({
      ...point,
      levels: point.levels.map((row) =>
        point.id === id && row.level === level
          ? { ...row, characterLevel, ...(point.levels.length > 1 ? { ascension: undefined } : {}) }
          : row,
      ),
    })),
  }));
  return { ...dataset, characters: new Map([[full.id, { ...character, variants }]]) };
}

describe('points that an entry does not have', () => {
  const entry = characterEntry(1102);
  const unknown = (point: number) => ({ ok: false, error: { code: 'UNKNOWN_POINT', point } });

  it('are refused, as traces and as skills', () => {
    for (const point of [7, 1001101, 1102001]) {
      expect(toggleTrace(dataset, entry, point)).toEqual(unknown(point));
    }
    for (const point of [7, 1001001, 1102101]) {
      expect(setSkill(dataset, entry, point, 'to', 2)).toEqual(unknown(point));
    }
  });
});
